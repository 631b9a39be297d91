"""The Smugglers, variant II of Cuba Cube."""
