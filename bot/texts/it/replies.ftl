# Risposte brevi a comandi e pulsanti, ed etichette dei suggerimenti.
reply-old-button = Questo pulsante viene da una versione precedente di Bower. Riapri il tavolo con /table show.
reply-missing-permissions = Qui non posso mostrare un tavolo: in questo canale devo poter vedere il canale, inviare messaggi e allegare file.
reply-opened = Il tavolo { $number } è aperto. Siediti, aggiungi giocatori al computer e premi Inizia.
reply-seated =
    { $seat ->
        [0] Sei seduto a Nord al tavolo { $number }, di fronte a Sud.
        [1] Sei seduto a Est al tavolo { $number }, di fronte a Ovest.
        [2] Sei seduto a Sud al tavolo { $number }, di fronte a Nord.
       *[other] Sei seduto a Ovest al tavolo { $number }, di fronte a Est.
    }
reply-left = Hai lasciato il tavolo { $number }.
reply-begun = La partita al tavolo { $number } comincia. Premi La mia mano per vedere le tue carte.
reply-shown = Il tavolo { $number } è mostrato di nuovo qui sotto.
reply-kicked = Il posto al tavolo { $number } è libero.
reply-changed = Il tavolo { $number } è cambiato.
reply-closed = Il tavolo { $number } è chiuso.
reply-substituted = Un computer gioca per quel posto al tavolo { $number } finché il titolare non torna.
label-table = Tavolo { $number }: { $names }
seat-0 = Nord
seat-1 = Est
seat-2 = Sud
seat-3 = Ovest
opt-change = Che cosa cambiare; senza, si aggiunge un giocatore al computer
computer-add = Aggiungine uno
computer-fill = Riempi i posti liberi
computer-remove = Togline uno
partners-same = Stessi posti
partners-new = Nuovi compagni
reply-not-manager = Solo chi gestisce questo server può cambiarlo.
opt-game = Numero di una partita finita; è scritto nel risultato
