"""The application without Discord: settings, tables, storage, clocks, texts, panels."""
