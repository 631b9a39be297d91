"""Variant IV, The Marketeers: buy cheap, drive on, sell where the Goods are scarce."""
