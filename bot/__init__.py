"""What happens: settings, tables, storage, clocks, texts, panels. Only `cogs.client` speaks Discord."""
