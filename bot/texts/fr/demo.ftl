### The demo's page.

demo-league = Championnat du village
demo-next-day = Jour suivant
demo-next-week = Semaine suivante
