"""Problems that users of similar software reported, each a script that a process runs: exit 0 is well."""
