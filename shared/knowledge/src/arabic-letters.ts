/** Letters that keyboards of Arabic, Persian and Urdu write differently, and visitors at the end of words. */
const ARABIC: Readonly<Record<string, string>> = { ک: "ك", ی: "ي", ى: "ي", ة: "ه", ہ: "ه", ھ: "ه", ۀ: "ه" };
const VARIANTS = /[کیىةہھۀ]/gu;
const OF_ARABIC_KEYBOARDS = /[كي]/gu;
const OF_PERSIAN_KEYBOARDS = /[کی]/gu;

/** One spelling for all variants: "القاهره" and "القاهرة" are equal. */
export function withoutLetterVariants(text: string): string {
  return text.replace(VARIANTS, (letter) => ARABIC[letter] ?? letter);
}

/** The text as the other keyboards write it: "بانك" and "بانک". Empty if that changes nothing. */
export function onOtherKeyboards(text: string): string[] {
  const persian = text.replace(OF_ARABIC_KEYBOARDS, (letter) => (letter === "ك" ? "ک" : "ی"));
  const arabic = text.replace(OF_PERSIAN_KEYBOARDS, (letter) => (letter === "ک" ? "ك" : "ي"));
  return [persian, arabic].filter((other) => other !== text);
}
