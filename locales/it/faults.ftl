# Ciò che viene detto in privato a chi amministra il bot.

fault-update = Un aggiornamento non è stato elaborato: { $place }. I tavoli sono rimasti com’erano; altri dettagli nel registro.
