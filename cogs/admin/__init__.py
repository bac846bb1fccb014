"""`/admin`: a server's managers change its settings, run its seasons, correct its records and export its games."""
