"""What happens: settings, tables, storage, clocks, texts, panels. Only `bot.client` speaks Discord."""
