### Ce que les ordinateurs pensaient dans une donne finie, avec leurs mots. $did : une annonce ou une carte ; $why : une phrase.

button-why = Pourquoi ?
meanings-title = Donne { $hand }, vue par { $name }
meanings-line = **{ $did }** – « { $why } »
meanings-none = Rien à expliquer dans cette donne : les ordinateurs expliquent leurs choix une fois que tous ont vu les cartes. Essayez *{ button-why }* après la prochaine donne.
slip-forgets = J’ai oublié ce qui avait déjà été joué.
slip-miscounts-trumps = Je n’ai pas compté les atouts, et je croyais encore en jeu des atouts déjà tombés.
slip-misses-left = Je n’ai pas vu que le { term-left-bower } est atout.
slip-too-high = Une carte moins forte aurait suffi pour mener le pli.
slip-ducks = Je pouvais mener le pli, et je ne l’ai pas fait.
slip-takes-partners-trick = Je n’ai pas vu que mon partenaire était déjà maître.
slip-saves-winners = Je voulais garder mes bonnes cartes, et j’ai entamé bas.
slip-spends-trumps = J’ai entamé mon plus fort atout sans raison : il fallait le garder.
slip-buries-lowest = J’ai écarté ma carte la plus basse sans penser au reste.
slip-calls-too-little = Je n’ai pas osé prendre, alors que la main suffisait.
slip-calls-too-much = J’ai pris avec une main trop faible.
slip-never-alone = Je n’ai pas osé jouer en solo.
slip-alone-too-soon = J’ai joué en solo, et la main ne suffisait pas.
slip-one-of-several = Là, c’était une erreur.
note-partner-meant = { $name }, votre partenaire : { $line }
