### Formulaires qui reviennent

form-again = Réessayer
form-again-gone = Ce que vous aviez écrit n’est plus là : j’ai été redémarré. Ouvrez de nouveau le formulaire.
