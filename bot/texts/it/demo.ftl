### The demo's page.

demo-next-day = Giorno dopo
demo-next-week = Settimana dopo
