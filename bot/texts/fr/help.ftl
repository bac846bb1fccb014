### Un petit guide. En début de ligne, Fluent n’admet pas d’astérisque : les listes commencent par un nombre ou un tiret.

topic-start = Pour commencer
topic-euchre = { button-how-to-play }
topic-play = À la table
topic-commands = Commandes
topic-tricks = Plis et points

help-start =
    ### Pour commencer
    - **Apprendre** : appuyez sur **{ button-guide }** : cinq étapes, trois minutes.
    - **Jouer tout de suite** : `/euchre` vous donne des cartes, à une table avec des ordinateurs.
    - **À plusieurs** : `/table open`. Les autres appuient sur **{ $join }** ; appuyez sur **{ $start }** quand toutes les places sont prises.

    - **{ $hand }** montre vos cartes et tout ce que vous pouvez faire. Elle n’est visible que par vous.
    - Dans `/preferences` : cartes en quatre couleurs, texte au lieu d’images, ordre de la main.

help-play =
    ### À la table
    - **{ $hand }** montre vos cartes ; les jouables sont éclairées. `D` et `G` marquent les bowers.
    - **{ button-hint }** dit ce qui vaut le mieux ; les chiffres des boutons sont les points attendus.
    - **{ button-pass-ahead }** passe pour vous, sauf annonce d’un autre.
    - Les partenaires ne se disent rien de leurs cartes, même dans le salon.
    - Temps expiré : un ordinateur joue ce tour ; après deux de suite, il joue pour vous, jusqu’à **{ button-back }**.
    - **{ $more }** : pause, quitter, se faire remplacer.

help-euchre =
    ### L’euchre en douze lignes
    1. À quatre, partenaires face à face : 24 cartes, du neuf à l’as.
    2. Cinq chacun ; une autre est montrée : la { term-upcard }.
    3. À l’atout le valet est le plus fort : le **{ term-right-bower }**.
    4. Puis l’autre valet de sa teinte, atout aussi : le **{ term-left-bower }**.
    5. Puis A, K, Q, 10, 9. Ailleurs, l’as est le plus fort.
    6. À son tour : atout la couleur de la { term-upcard }, ou passe. Le donneur la prend et écarte.
    7. Si tous passent : une autre couleur, ou passe.

help-tricks =
    ### Plis et points
    8. Le preneur peut jouer **en solo**, sans partenaire.
    9. Fournissez si possible ; sinon, ce que vous voulez.
    10. Le plus fort atout fait le pli, sinon la plus forte de la couleur demandée.
    11. Preneurs : 3 ou 4 plis 1 point, tous (**{ term-march }**) 2, en solo 4 ; moins : **{ term-euchre }**, 2 aux autres.
    12. Le premier camp à 10 points gagne.

help-commands =
    ### Commandes
    - `/euchre` cartes tout de suite
    - `/table` ouvrir, s’asseoir
    - `/hand` vos cartes, avec **{ button-hint }**
    - `/game` liste, replay, analyse
    - `/stats` et `/leaderboard` votre jeu
    - `/league` hustle, coupes, championnats
    - `/puzzle` un problème par jour
    - `/glossary` les mots
    - `/houserules` ce qu’on joue ici
    - `/preferences` langue, cartes, notifications
    - `/privacy` vos données
    - `/admin`, `/audit` pour gérer
