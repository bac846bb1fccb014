### The demo's page.

demo-league = Campionato del paese
demo-hustle = Serata Bower
demo-next-day = Giorno dopo
demo-next-week = Settimana dopo
