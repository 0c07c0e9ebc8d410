"""Genso beyond its scenario files: dice over many rolls, whole matches under house rules, endings by transcript, what lies hidden."""
