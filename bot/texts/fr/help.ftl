### Un petit guide. En début de ligne, Fluent n’admet pas d’astérisque : les listes commencent par un nombre ou un tiret.

topic-start = Pour commencer
topic-euchre = { button-how-to-play }
topic-play = À la table
topic-commands = Commandes

help-start =
    ### Pour commencer
    L’euchre, c’est nouveau pour vous ? Appuyez sur **{ button-guide }** : cinq étapes, trois minutes.

    1. `/euchre` vous donne tout de suite des cartes, à une table avec des ordinateurs.
    2. `/table open` ouvre une table pour jouer à plusieurs : elle apparaît dans le salon, visible par tout le monde.
    3. Les autres appuient sur **S’asseoir**. À quatre, les partenaires sont face à face.
    4. Personne en vue ? Appuyez sur **{ button-fill }**. Quand toutes les places sont prises, appuyez sur **{ button-start }**.
    5. **{ button-hand }** montre vos cartes et tout ce que vous pouvez faire. Elle n’est visible que par vous.

    Vous pouvez jouer à plusieurs tables.
    Dans `/preferences` : cartes en quatre couleurs, texte au lieu d’images, ordre de la main.

help-play =
    ### À la table
    - **{ button-hand }** montre vos cartes, et la table vue de votre place. Les cartes que vous pouvez jouer sont éclairées. `D` et `G` marquent le { term-right-bower } et le { term-left-bower }.
    - Pendant les annonces des autres, **{ button-pass-ahead }** passe pour vous, sauf si quelqu’un annonce avant.
    - La dernière carte d’une donne est jouée à votre place. `/preferences` permet d’en décider autrement.
    - **{ button-last-trick }** montre le pli qui vient d’être fait, **{ button-rules }** ce qu’on joue à cette table.
    - Les partenaires ne se disent rien de leurs cartes, dans le salon non plus. **{ button-more }** contient tout le reste : pause, quitter, se faire remplacer, fermer la table.

    Chaque tour est minuté. Quand le temps expire, un ordinateur décide pour cette fois. Après deux fois de suite, il garde votre place jusqu’à ce que vous appuyiez sur **{ button-back }**.
    La partie est en pause quand il n’y a plus personne, ou quand tout le monde appuie sur **{ button-pause }**. **{ button-back }** la reprend. Au bout d’un jour, ou du temps de deux tours s’il est plus long, la table ferme.
    Dans une partie classée, la durée des tours est fixe, et un ordinateur ne remplace que la personne qui le demande ou qui a manqué un tour. Si tout le monde s’en va, à plus d’une heure d’intervalle, la première personne partie perd.
    Si votre panneau semble ancien, appuyez de nouveau sur **{ button-hand }** : rien n’est perdu.

    Chaque donne est fixée avant d’être distribuée : la table en montre l’empreinte et, après la partie, `/game check` prouve qu’aucune carte n’a été déplacée.

help-euchre =
    ### L’euchre en douze lignes
    1. On joue à quatre, les partenaires face à face. 24 cartes : 9, 10, J, Q, K, A de chaque couleur (valet, dame, roi, as). Cinq chacun ; une des autres est montrée : la { term-upcard }.
    2. À l’atout, le valet est la meilleure carte : le **{ term-right-bower }**.
    3. Puis l’autre valet de la même teinte, rouge ou noire : le **{ term-left-bower }**. Il compte comme atout, non comme carte de sa couleur.
    4. Puis as, roi, dame, 10 et 9 d’atout. Dans les autres couleurs, l’as est le plus fort.
    5. À partir de la gauche du donneur, chacun peut choisir comme atout la couleur de la { term-upcard }. Le donneur prend alors cette carte et en écarte une autre.
    6. Si tous passent, chacun peut nommer une autre couleur.
    7. Le preneur, qui a choisi l’atout, peut jouer **en solo** : son partenaire pose ses cartes.
    8. La gauche du donneur entame. Fournissez si vous le pouvez ; sinon, jouez ce que vous voulez.
    9. L’atout le plus fort fait le pli, à défaut la plus forte carte de la couleur demandée. Qui fait le pli entame le suivant.
    10. Les preneurs marquent 1 point avec trois ou quatre plis, 2 avec les cinq (**{ term-march }**), 4 en solo.
    11. Avec moins de trois plis, c’est **{ term-euchre }** : 2 points pour les autres.
    12. Le premier camp à 10 points gagne. Avec deux ou trois atouts sûrs et un as, prenez !

help-commands =
    ### Commandes
    - `/euchre` des cartes tout de suite, à une table avec des ordinateurs
    - `/table` ouvrir une table, y jouer, la quitter, la fermer, revanche
    - `/hand` vos cartes, visibles par vous uniquement ; **{ button-hint }** dit ce qui vaut le mieux et pourquoi
    - `/game` les parties terminées : liste, replay, analyse, contrôle des donnes, export
    - `/stats` et `/leaderboard` comment vous jouez, qui est le meilleur, et en quoi
    - `/league` les tournois : une soirée hustle, une coupe, un championnat de paires
    - `/puzzle` un problème par jour, le même pour tout le monde
    - `/glossary` les mots de l’euchre · `/help` ce guide
    - `/houserules` ce qu’on joue sur ce serveur
    - `/preferences` langue, cartes, notifications · `/privacy` vos données : voir, télécharger, supprimer
    - `/admin` pour les gestionnaires du serveur · `/audit` leurs corrections

    Tapez `/` pour les voir toutes, avec leurs options.
