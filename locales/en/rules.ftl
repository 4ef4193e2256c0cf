# The frame of the rule book.

rules-title = { $game }: the rules
rules-contents = Which page?
rules-page = { $title } · { $number } of { $count }
rules-clause = Clauses { $clauses } of the full rules
rules-as-at-table = As this table plays it.
rules-as-usual = As it is usually played; a table may choose otherwise.
rules-button-contents = Contents
rules-button-previous = Back
rules-button-next = Next
rules-minimum-below = below { $total }: { $minimum }
rules-minimum-beyond = { $total } and more: { $minimum }
rules-red-threes = { $count ->
    [one] one: { $points }
   *[other] { $count }: { $points }
}
