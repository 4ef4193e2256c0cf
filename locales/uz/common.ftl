# Koʻp ekranlarda uchraydigan soʻzlar.
# $cards, $card, $rank, $groups – koʻrsatishga tayyor kartalar; $who, $side va shunga oʻxshashlar – ismlar.

game-canastone = Kanastone
game-classic = Klassik kanasta
game-international = Xalqaro kanasta
game-three-thirteen = Uch-oʻn uch

stand-in-name = Oʻrinbosar { $number }
name-stand-in = { $name } (oʻrinbosar)
name-away = { $name } (hozir yoʻq)

side-we = Biz
side-they = Ular
side-0 = Shimol–Janub
side-1 = Sharq–Gʻarb
side-short-0 = Sh–J
side-short-1 = Sh–Gʻ

button-score = Hisob
button-refresh = Yangilash
button-back = Orqaga
