### The demo's page.

demo-league = Campionato del paese
demo-hustle = Venerdì a rotazione
demo-next-day = Giorno dopo
demo-next-week = Settimana dopo
