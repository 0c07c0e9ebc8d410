"""The command line as somebody outside uses it: arguments in, lines and exit codes out."""
