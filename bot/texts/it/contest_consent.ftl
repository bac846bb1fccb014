### Ciò che altri vorrebbero da un membro: niente conta finché non è lui a premere.

contest-last-match = Qui non resta un incontro per una riserva; i quattro che ne hanno cominciato uno classificato lo giocano fino alla fine. Per chi è assente gioca un computer; per stabilirne i punti usa *Fissare i punti di un incontro*.
