### The demo's page.

demo-next-day = Jour suivant
demo-next-week = Semaine suivante
