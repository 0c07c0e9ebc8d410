"""Each command, typed by people in the sandbox."""
