### Un petit guide. En début de ligne, Fluent n’admet pas d’astérisque : les listes commencent par un nombre ou un tiret.

topic-start = Pour commencer
topic-play = Jouer à une table
topic-euchre = L’euchre en douze lignes
topic-commands = Commandes
help-more = Aussi dans `/help` : { $topics }

help-start =
    ### Pour commencer
    1. Écrivez `/table open` dans un salon. Une table apparaît, que tout le monde voit.
    2. Les autres appuient sur **S’asseoir**. À quatre, les partenaires sont face à face. **Compléter avec des ordinateurs** remplit les places libres.
    3. Quand toutes les places sont prises, appuyez sur **Commencer**. Les cartes sont données.
    4. Appuyez sur **Ma main** : un message que vous seul voyez montre vos cartes et tout ce que vous pouvez faire.

    Vous pouvez être à plusieurs tables. Les parties sont conservées : si Bower redémarre, elles reprennent où elles en étaient.
    Dans `/preferences` : cartes en quatre couleurs, texte au lieu d’images, ordre de la main.

help-play =
    ### Jouer à une table
    - **Ma main** ouvre vos cartes. Celles que vous pouvez jouer sont éclairées, les autres grises. `D` et `G` marquent le { term-right-bower } et le { term-left-bower }.
    - Votre panneau montre la table depuis votre place. Entre les donnes il propose des réactions et, pendant les annonces des autres, **Passer d’avance**, annulé dès que quelqu’un annonce.
    - La dernière carte d’une donne est jouée à votre place. `/preferences` permet de l’éviter, ou de jouer toute carte qui est votre seul choix. La pause ressemble à vos pauses habituelles à cette table et ne dit presque rien ; reste ce que de longues listes de vos pauses peuvent dire.
    - **Dernier pli** montre le pli qui vient d’être fait, **Règles** ce qu’on joue à cette table.
    - **Plus…** contient tout le reste : quitter, faire jouer un ordinateur, fermer la table.

    Chaque tour a un temps. Quand il expire, un ordinateur décide pour cette fois. Après deux fois de suite, il garde votre place jusqu’à ce que vous appuyiez sur **Me revoilà**.
    Quand il n’y a plus personne, ou quand tous les présents appuient sur **Pause** sous **Plus…** (dans une partie classée, les absents aussi), la partie est en pause : aucun temps ne court, aucun ordinateur ne joue. Appuyez sur **Me revoilà** pour reprendre. Au bout d’un jour, ou de deux temps si c’est plus long, la table ferme. Si tous sont partis, à plus d’une heure d’intervalle, le premier parti perd alors la partie classée.
    Si votre panneau est ancien, appuyez de nouveau sur **Ma main** : rien n’est perdu, et un vieux bouton ne peut pas jouer une carte deux fois.

    Chaque donne est promise avant d’être faite : la table en montre l’empreinte et, après la partie, `/verify game` prouve qu’aucune carte n’a été déplacée.

help-euchre =
    ### L’euchre en douze lignes
    1. On joue à quatre, les partenaires face à face. 24 cartes : 9, 10, J, Q, K, A de chaque couleur (valet, dame, roi, as). Cinq chacun ; une des autres est montrée : la { term-upcard }.
    2. À l’atout, le valet est la meilleure carte : le **{ term-right-bower }**.
    3. Puis l’autre valet de la même teinte, rouge ou noire : le **{ term-left-bower }**. Il compte comme atout, non comme carte de sa couleur.
    4. Puis as, roi, dame, 10 et 9 d’atout. Dans les autres couleurs, l’as est le plus fort.
    5. À partir de la gauche du donneur, chacun peut choisir comme atout la couleur de la { term-upcard }. Le donneur prend alors cette carte et en écarte une autre.
    6. Si tous passent, chacun peut nommer une autre couleur.
    7. Qui choisit l’atout, le preneur, peut jouer **en solo** : son partenaire pose ses cartes.
    8. La gauche du donneur entame. Fournissez si vous le pouvez ; sinon, jouez ce que vous voulez.
    9. L’atout le plus fort fait le pli, à défaut la plus forte carte de la couleur demandée. Qui fait le pli entame.
    10. Les preneurs marquent 1 point avec trois ou quatre plis, 2 avec les cinq (**{ term-march }**), 4 en solo.
    11. Avec moins de trois plis, c’est **{ term-euchre }** : 2 points pour les autres.
    12. Le premier camp à 10 points gagne. Avec deux ou trois atouts sûrs et un as, prenez !

help-commands =
    ### Commandes
    - `/table open` une nouvelle table · `join` prendre place · `leave` quitter · `start` commencer · `close` fermer · `kick` retirer un membre · `computer` ajouter un ordinateur · `rematch` revanche
    - `/table show` montrer la table à nouveau · `/table list` toutes les tables · `/table apart` deux membres ne seront pas partenaires · `/table clock` la durée d’un tour · `/table pace` un rythme égal : hésiter ne révèle rien
    - `/hand` vos cartes, pour vous seul ; *{ button-hint }* dit ce qui vaut le mieux et pourquoi, sauf si l’hôte l’a désactivé sous *{ button-more }*
    - `/rules show` ce qu’on joue · `/rules list` les règles du serveur · `/help` ce guide · `/glossary` les mots du jeu
    - `/stats me` votre jeu en chiffres et en courbes · `member` celui d’un autre · `server` tous ensemble · `partners` les partenaires · `versus` deux membres comparés · `/leaderboard` qui est le meilleur, et en quoi
    - `/puzzle today` un problème à résoudre, le même pour tous · `yesterday` avec sa solution · `board` qui résout le mieux
    - `/history` ce qui s’est joué ici · `/replay game` une partie finie, pas à pas
    - `/preferences` ce que vous préférez · `/verify game` vérifier les donnes · `/review game` comment une partie finie a été jouée
    - `/export` les parties terminées en fichiers · `/privacy` ce qui est conservé de vous : voir, emporter, supprimer
    - `/server` les réglages, `/season start` et `end` des saisons avec leurs classements, pour qui gère le serveur
    - `/repair` corriger les archives, pour qui gère le serveur · `/audit` ce qui a été corrigé, par qui et pourquoi
