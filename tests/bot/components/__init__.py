"""What can be pressed, measured against Discord's limits."""
