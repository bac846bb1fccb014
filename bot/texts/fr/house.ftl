### Règles maison et règles gardées.

# Le panneau des règles maison, et les règles qu’un serveur garde
button-house = Règles maison
button-house-done = Terminé

# Sur le bouton qui demande un nombre
house-title = Règles maison de la table { $number }
house-how = Choisissez un groupe pour en changer les règles, ou partez d’autres règles. Vos changements s’appliquent aussitôt ; tout le monde les voit à la table.
house-group = Que changer ?
house-change = Changer…
house-presets-partners = Partir de : jeux à deux contre deux
house-presets-others = Partir de : autres jeux
house-presets-saved = Partir de : règles de ce serveur
house-clashes = demande de changer une autre règle
house-changed = ✓ **{ $option } : { $value }.** { $effect }
house-begun = ✓ **{ $name }** : ces règles s’appliquent.
house-refused = ✗ Rien n’a changé. **{ $option } : { $value }** ne va pas avec les règles de cette table. { $reason }
house-done = Enregistré. Table { $number } : { $rules }.

# Fenêtres : 45 caractères au plus
house-number-label = Un nombre entier de { $least } à { $most }
house-not-a-number = Rien n’a changé : « { $option } » demande un nombre entier de { $least } à { $most }.
house-again = Cela a pris trop de temps : appuyez de nouveau sur le bouton.

# Les règles qu’un serveur garde
rulesets-title = Les règles de ce serveur
rulesets-none = Aucune règle n’est encore enregistrée sur ce serveur. Les personnes qui le gèrent peuvent en enregistrer avec `/houserules save`.
rulesets-how = Pour jouer avec : `/table open rules:`
rulesets-line = - **{ $name }** — { $rules }
rulesets-damaged = - **{ $name }** — illisibles pour cette version de Bower
rulesets-saved = Les règles **{ $name }** sont enregistrées pour ce serveur : { $rules }
rulesets-confirm = Supprimer les règles **{ $name }** ? Les tables qui les jouent les gardent ; les nouvelles ne pourront plus les choisir.
button-ruleset-delete = Supprimer
rulesets-deleted = Les règles **{ $name }** sont supprimées.
ruleset-bad-name = Un nom a de 1 à 32 lettres, chiffres, espaces et tirets.
ruleset-preset-name = C’est le nom de règles prédéfinies de Bower : choisissez-en un autre.
ruleset-taken = Ce serveur a déjà des règles de ce nom : choisissez-en un autre, ou supprimez d’abord celles-là.
ruleset-too-many = Ce serveur a déjà { $limit } jeux de règles : supprimez-en un d’abord.
ruleset-unknown = Ce serveur n’a pas de règles de ce nom. `/houserules list` les montre.

# Suggestions pendant la saisie
label-rules-group = Sujet : { $name }
label-rules-option = Règle : { $name }
label-rules-saved = { $name } (ce serveur)
