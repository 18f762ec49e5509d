const SUBJECT =
  "(?:phone|telephone|tel|number|web ?site|site|url|link|e-?mail|address|rating|ratings|score|reviews?|stars?|hours|opening hours|schedule|data|info|information|description|category|city|image|photo|contact|value|result)s?";
const ENGLISH = new RegExp(
  `^(?:has |have |there is |there are )?no(?: ${SUBJECT}){1,3}(?: (?:yet|found|available|given|listed|provided|specified|info|information|data))?$|^(?:${SUBJECT} )*(?:is )?(?:not (?:available|found|provided|specified|listed|given|applicable|disclosed|mentioned|set|rated|known|exist)|unavailable|unknown|unspecified|missing|pending)$|^none(?: (?:found|listed|given|available))?$|^n\\.?\\/?a\\.?$|^failed to fetch|^error fetching`,
  "i",
);
const OTHERS =
  /^(?:(?:web sitesi|telefon|adres|puan|e-?posta|bilgi|veri) )?(?:yok|bulunamadı|bulunmuyor|belirtilmemiş|belirtilmedi|bilinmiyor|mevcut değil|girilmemiş)$|^bilgi yok$|^keine? (?:angaben?|website|webseite|telefon(?:nummer)?|bewertung(?:en)?)$|^(?:nicht (?:verfügbar|bekannt|angegeben|vorhanden)|unbekannt)$|^(?:sin (?:tel[eé]fono|datos?|informaci[oó]n|web|sitio web|calificaci[oó]n|rese[ñn]as)|no (?:disponible|tiene|encontrado|encontrada|especificado|aplica|informado|registra))$|^(?:non (?:disponible|renseign[ée]e?|communiqu[ée]e?|pr[ée]cis[ée]e?|trouv[ée]e?|disponibile|presente|specificato)|inconnue?|aucune?(?: .{1,20})?)$|^(?:n[aã]o (?:informado|dispon[ií]vel|encontrado|possui|consta|tem)|indef(?:inido)?|sem (?:telefone|site|website|avalia[cç][aã]o|avalia[cç][oõ]es|informa[cç][aã]o|endere[cç]o))$|^(?:нет(?: (?:данных|сайта|телефона|отзывов|оценок|оценки|информации))?|(?:\p{L}+ )?не (?:указан[аоы]?|найден[аоы]?|известн[аоы]?))$|^(?:なし|無し|不明|非公開|未定|記載なし|情報なし|없음|정보 ?없음|미등록|暂无(?:.{1,6})?|暫無(?:.{1,6})?|未提供|未知|無資料|غير متوفر|غير متاح|لا يوجد)$/iu;
const MAX_CHARS = 40;

/** Whether a text says that there is no value: "No phone number", "Not available", "Belirtilmemiş", "暂无", or the 0 of an empty cell. */
export function isPhraseForNothing(text: string): boolean {
  return text === "0" || (text.length <= MAX_CHARS && (ENGLISH.test(text) || OTHERS.test(text)));
}
