### Moduli che tornano

form-again = Riprova
form-again-gone = Ciò che avevi scritto non c’è più: sono stato riavviato. Apri di nuovo il modulo.
