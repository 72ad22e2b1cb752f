"""How strong the levels are: contests that take days of processor time, gathered in parts and kept here."""
