### Un petit guide. En début de ligne, Fluent n’admet pas d’astérisque : les listes commencent par un nombre ou un tiret.

topic-start = Débuter
topic-euchre = { button-how-to-play }
topic-play = À la table
topic-commands = Commandes

help-start =
    ### Débuter
    - **Apprendre** : appuyez sur **{ button-guide }** : cinq étapes, trois minutes.
    - **Jouer tout de suite** : `/euchre` : des cartes contre des ordinateurs, pour vous seul.
    - **À plusieurs** : `/table open`. Les autres choisissent **{ $with }** ou **{ $against }** ; à table pleine, appuyez sur **{ $start }**.

    - **{ $hand }** montre, à vous seul, vos cartes et tout ce que vous pouvez faire.
    - Dans `/preferences` : cartes en quatre couleurs, texte au lieu d’images, ordre de la main.

help-status = -# Bower { $version } · connecté depuis le { $up } · relancé { $started }
help-elsewhere = -# Ici, vous pouvez jouer contre des ordinateurs avec `/euchre`, et utiliser `/hand`, `/boards`, `/puzzle`, `/stats me`, `/glossary`, `/preferences` et `/privacy` ; le reste fonctionne sur un serveur avec Bower.

help-play =
    ### À la table
    - **{ $hand }** montre vos cartes ; les jouables sont éclairées. `D` et `G` marquent les bowers.
    - **{ button-hint }** dit ce qui vaut le mieux, s’il est actif (ni partie classée ni tournoi) ; les chiffres sont les points attendus.
    - Entre membres, **{ button-pass-ahead }** passe pour vous, sauf annonce d’un autre.
    - Les partenaires ne se disent rien de leurs cartes, même dans le salon.
    - Temps écoulé (seul, sans limite) : un ordinateur joue ce tour ; après deux de suite, il joue pour vous, jusqu’à **{ button-back }**.
    - **{ $more }** : le reste, comme partir.

# Comment se joue une partie ; $ranks : « A, K, Q, 10, 9 »
how-to =
    .title = Comment jouer : { $preset }
    .game = { $game }, { $cards } cartes chacun sur { $deck }.
    .trump = **Atout** : { $benny ->
        [none] valet
        [joker] joker (Benny), valet
       *[two_of_spades] 2♠ (Benny), valet
    } (**{ term-right-bower }**), l’autre de la teinte (**{ term-left-bower }**), { $ranks }. Ailleurs : as en tête.
    .upcard = Choisissez comme atout la couleur de la **{ term-upcard }**, ou passez. Le donneur la prend et écarte.
    .second = Tous passent : autre couleur ou passe{ $then ->
        [throw_in] . Tous encore : on redonne.
        [stick_dealer] , mais le donneur doit choisir.
       *[stick_or_forfeit] . Si le donneur passe aussi, il paie 1 point.
    }
    .auction = **Annoncez** une fois, à votre tour : combien de plis, dès { $least } et plus que la dernière annonce ; ou passez. La plus haute choisit l’atout{ $then ->
        [throw_in] . Tous passent : nouvelle donne.
       *[stick_dealer] . Si tous passent, le donneur doit annoncer.
    }
    .alone = { $who ->
        [nobody] Personne ne joue en solo.
        [maker] Le preneur peut jouer **en solo**.
       *[anyone] Avant l’entame, chacun peut jouer **en solo**.
    }
    .play = { $leads ->
        [bidder] Entame du plus offrant
       *[eldest] Entame à gauche du donneur
    }. Fournissez si possible. Gagne l’atout le plus fort, ou la plus forte demandée.
    .partner = Son partenaire n’accepte qu’**en solo**.
    .score = Preneurs : 1 point pour { $least } plis, 2 pour les { $tricks }{ $alone ->
        [nobody] { "" }
       *[maker] {" "}(4 en solo)
    }. Moins : **{ term-euchre }**, 2 aux autres{ $lone ->
        [yes] {" "}(4 en solo)
       *[no] { "" }
    }.
    .down = Chaque { $lowers ->
        [tricks] pli
       *[euchre_points] point d’euchre
    } enlève 1. Un preneur sous { $least ->
        [0] son annonce
       *[other] { $least } plis
    } remonte de { $set }, rester sans faire de pli coûte { $none }.

help-commands =
    ### Commandes
    - `/euchre` ce qui vous attend, ou des cartes
    - `/table` ouvrir, s’asseoir
    - `/hand` vos cartes, avec **{ button-hint }**
    - `/game` liste, replay, analyse
    - `/stats` et `/leaderboard` votre jeu
    - `/league` hustle, coupes, championnats
    - `/puzzle` et `/boards` chaque jour
    - `/glossary` les mots
    - `/houserules` ce qu’on joue ici
    - `/preferences` langue, cartes, notifications
    - `/privacy` vos données
    - `/admin`, `/audit` pour gérer
