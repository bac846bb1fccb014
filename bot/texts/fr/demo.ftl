### The demo's page.

demo-league = Ligue du village
demo-next-day = Jour suivant
demo-next-week = Semaine suivante
