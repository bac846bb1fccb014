### The demo's page.

demo-league = Campionato del paese
demo-hustle = Serata Bower
demo-next-week = Settimana dopo
