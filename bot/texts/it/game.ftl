# Una partita in una frase: "4 giocatori, a squadre, ai 10 punti, circa 10 minuti".
game-sentence = { $game }, circa { $minutes } minuti
game-who-two = 2 giocatori
game-who-fixed = { $seats } giocatori, a squadre
game-who-each_alone = { $seats } giocatori, ognuno per sé
game-who-called = { $seats } giocatori, compagno segreto
game-who-rotating = { $seats } giocatori, quattro per mano
game-goal = { $target ->
    [one] a 1 punto
   *[other] a { $target } punti
}
game-goal-down = { $target ->
    [one] da 1 punto a 0
   *[other] da { $target } punti a 0
}
game-five = { $goal }, al meglio delle cinque partite
game-rubber = { $goal }, al meglio delle tre partite
