"""The Marketeers, variant IV of Cuba Cube: buy, drive on, and sell where Goods are scarce."""
