# Une partie en une phrase : "4 joueurs, en équipes, en 10 points, environ 10 minutes".
game-sentence = { $game }, environ { $minutes } minutes
game-who-two = 2 joueurs
game-who-fixed = { $seats } joueurs, par équipes
game-who-each_alone = { $seats } joueurs, chacun pour soi
game-who-called = { $seats } joueurs, partenaire secret
game-who-rotating = { $seats } joueurs, quatre par donne
game-goal = { $target ->
    [one] en { $target } point
   *[other] en { $target } points
}
game-goal-down = { $target ->
    [one] de { $target } point à 0
   *[other] de { $target } points à 0
}
game-five = { $goal }, au meilleur de cinq parties
game-rubber = { $goal }, au meilleur de trois parties
