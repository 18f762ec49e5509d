const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Folded words after which a label only adds detail: "fornecedor de pizza" sells no pizza to visitors. */
export const LINKS = setOf(
  `of for in at with de del della delle dei degli dello di da do das dos du des d a al alla au aux en para per pour por con von fur mit van voor
   med till til dla z ze для по с на из`,
);
/** Nouns that come first in their language, followed by adjectives: "restaurante peruano". */
export const LEADING_HEADS = setOf(
  `restaurante ristorante restauracja ресторан кафе tienda negozio magasin loja sklep магазин clinica clinique klinika клиника escuela scuola
   ecole escola szkola школа museo musee museu muzeum музей iglesia eglise chiesa igreja kosciol церковь agencia agenzia agence agencja агентство
   abogado abogada avvocato advogado avocat adwokat адвокат medico medecin lekarz врач taller officina mercado mercato marche gimnasio palestra
   peluqueria parrucchiere panaderia panetteria boulangerie padaria piekarnia farmacia pharmacie apteka аптека ospedale hopital szpital больница
   libreria librairie livraria ksiegarnia dentista dentiste dentysta universidad universita universite universidade uniwersytet университет
   biblioteca bibliotheque biblioteka библиотека teatro teatr театр templo temple tempio храм sushi مطعم متجر مدرسة مستشفى مسجد كنيسة فندق عيادة متحف
   مكتبة صيدلية مقهى nha rumah toko restoran sekolah`,
);
/** Nouns at the end of longer words: "Sportmuseum", "中国料理レストラン". */
const TRAILING_HEADS =
  /(?<=...)(?:restaurant|museum|schule|school|klinik|kirche|kerk|hotel|backerei|metzgerei|apotheke|werkstatt|buchhandlung|arzt|anwalt|winkel|cafe)$|(?<=.)(?:レストラン|病院|クリニック|学校|美術館|博物館|神社|ホテル|旅館|歯科|薬局|書店|居酒屋|カフェ|幼稚園|保育園|图书馆|図書館|大学|教会|餐厅|餐廳|酒店|饭店|医院|醫院|超市|药店|藥局|书店|식당|레스토랑|병원|학교|교회|호텔|약국|카페)$/u;
/** Final words of too many other labels to identify a kind: a sand bank, a plant nursery, a power station. */
const AMBIGUOUS_HEADS = setOf(
  `academy bank builder camp care center centre club court design designer fornecedor garden hall institute kitchen lab laboratory market mill
   nursery park party plant pool producer proveedor sale station studio terminal therapist transfer works yard`,
);

export function isAmbiguousHead(word: string): boolean {
  return AMBIGUOUS_HEADS.has(word) || AMBIGUOUS_HEADS.has(word.replace(/s$/, ""));
}

/** The noun at the end of a longer word. */
export function trailingHeadOf(word: string): string | undefined {
  return TRAILING_HEADS.exec(word)?.[0];
}
