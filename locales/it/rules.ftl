# La cornice del libro delle regole.

rules-title = { $game }: le regole
rules-contents = Quale pagina?
rules-page = { $title } · { $number } di { $count }
rules-clause = Articoli { $clauses } delle regole complete
rules-as-at-table = Come si gioca a questo tavolo.
rules-as-usual = Come si gioca di solito; un tavolo può scegliere diversamente.
rules-button-contents = Indice
rules-button-previous = Indietro
rules-button-next = Avanti
rules-minimum-below = sotto { $total }: { $minimum }
rules-minimum-beyond = da { $total } in su: { $minimum }
rules-red-threes = { $count ->
    [one] uno: { $points }
   *[other] { $count }: { $points }
}
