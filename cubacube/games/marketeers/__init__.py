"""The Marketeers, variant IV of Cuba Cube: buy Goods, and sell them where they are rare."""
