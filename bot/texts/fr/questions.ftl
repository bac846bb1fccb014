### Questions à un salon : une décision d’une partie ou d’un problème terminés, sur laquelle tout le monde peut voter. $when est un horodatage de Discord.

button-ask = Sonder le salon
# Beside a long button, on a phone
button-ask-short = Sonder
question-title = Que feriez-vous ?
# $votes (number)
question-answer = { $votes ->
    [0] Aucun vote : la réponse
    [one] Un vote, et la réponse
   *[other] { $votes } votes, et la réponse
}
# $count (number): of votes
question-votes = { $count ->
    [0] Aucun vote pour l’instant
    [one] 1 vote
   *[other] { $count } votes
} · personne ne voit qui a voté quoi · réponse { $when }
# $choice (text): a card or a call; $votes (number); $points (text): points with their sign
question-row = { $votes ->
    [0] { $choice } : { $points } · aucun vote
    [one] { $choice } : { $points } · 1 vote
   *[other] { $choice } : { $points } · { $votes } votes
}
question-played = à la table
question-worth = Points d’après ce qu’on savait · 🟩 le meilleur
question-asked = Question posée. La réponse vient { $when }, ou dès que vous la montrez.
question-voted = Votre vote : { $choice }. Personne d’autre ne le voit, et vous pouvez encore en changer. La réponse vient { $when } au plus tard.
button-question-end = Montrer la réponse

# $minutes (number)
question-lately = Vous avez déjà posé une question à un salon il y a moins d’une heure. Posez-en une autre dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
# $channel (text): its id
question-elsewhere = Cette partie a été jouée dans <#{ $channel }>. Posez la question là-bas, avec `/game replay`.
question-open = Son tournoi ou sa journée n’est pas terminé : la question ne peut pas encore être posée. Posez-la ensuite.
question-no-choice = Je n’ai trouvé aucun choix à soumettre au salon. Avec `/game replay`, vous pouvez en prendre un vous-même.
question-over = Ce vote est terminé. Regardez son message : il montre la réponse.
