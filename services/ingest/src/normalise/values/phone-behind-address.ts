/** The maximum length of the word and the number together. */
const MAX_CHARS = 60;
const ENDS_IN_NUMBER = /\d\d[\s)\].]*$/;
/** Words for a phone in the languages of files, before a number at the end. */
const CALLED =
  /[\s,;|/–—-]*[([]?(?<!\p{L})(?:tel[eé]fon(?:o|as|i|e|lar)?|t[eé]l(?:[eé]phone)?|telf|tfno|tlf|tfn|fone|phone|ph|mob(?:ile)?|t[āa]lr(?:unis)?|puh|тел(?:ефон)?|τηλ(?:έφωνο)?|هاتف|تلفون|תלפון|טל|電話|电话|전화|โทร|đt|☎|📞)\s*[.:：/]*\s*(\+?\(?\d[\d\s()./+-]{5,20}\d)[\s)\].]*$/iu;

/** "Calle Mayor 5, Madrid, Tel. 91 123 45 67": the address, and the phone that the text names as one behind it. */
export function splitPhoneBehind(text: string): { address: string; phone?: string } {
  const start = Math.max(0, text.length - MAX_CHARS);
  const found = ENDS_IN_NUMBER.test(text) ? CALLED.exec(text.slice(start)) : null;
  return found === null ? { address: text } : { address: text.slice(0, start + found.index), phone: found[1] ?? "" };
}
