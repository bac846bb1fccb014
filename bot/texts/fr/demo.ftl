### The demo's page.

demo-league = Championnat du village
demo-hustle = Soirée Bower
demo-next-week = Semaine suivante
