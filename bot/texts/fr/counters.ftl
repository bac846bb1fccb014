### Jetons : une bourse pour chaque membre d’un serveur. Jamais d’argent.

stats-counters = Jetons
counters-note = Chacun commence avec { $count } jetons. Ce n’est pas de l’argent : on ne peut ni les acheter ni les échanger contre de l’argent.
column-counters = jetons
    .short = jetons
result-counters = Jetons : { $pots }. Ils vont dans les bourses que montre `/stats`, et ne sont pas de l’argent.
