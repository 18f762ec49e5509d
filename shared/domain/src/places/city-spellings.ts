/** Suffixes that say what a city is: "Taipei City", "Yongin-si", "Bogotá D.C." */
const BEHIND =
  /(?:\s+(?:city|town|township|municipality|metropolitan area|d\.?\s?c\.?|merkez|belediyesi)|-(?:si|shi|gun|cho|machi|mura|ku|gu))$/iu;
/** Numbered parts of a city, and postal additions: "Paris 15e", "Wien 3. Bezirk", "Lyon Cedex 03". */
const NUMBERED =
  /\s+(?:cedex\b.*|\d{1,2}(?:er|e|è?me|st|nd|rd|th|\.)?(?:\s+(?:arr\p{L}*\.?|bezirk|district|kerület))?|[ivx]{1,5}\.?\s+kerület)$/iu;
/** A location after a town's name, which its name in the source may lack: "Rottenburg am Neckar". */
const LIES = /\s+(?:a\.\s?d\.|an der|am|im|in der|in|bei|ob der|vor der)\s+\p{L}.*$/iu;
/** "神奈川県横浜市中区", "東京都渋谷区", "서울특별시 강남구" */
const EASTERN = /^(?:.{2,3}?[県省]|\S+도\s+)?(?:(.{2,}?[都市])|(\S{2,}?)(?:특별시|광역시|시)\s)/u;
const WARD = /(?:-[kg]u|[区區구])$/iu;
const MIN_PART_CHARS = 4;
const PARTED_CHARS = { min: 6, max: 20 };

/**
 * Alternative spellings of a city's text, likeliest first: without common additions, the part that may be the city, and words split or
 * joined. Guesses: none outweighs the region or position of a business.
 */
export function citySpellings(text: string): string[] {
  const [head = text, ...further] = text.split(/\s*,\s*|\s+[-–/]\s+/u);
  const bare = [BEHIND, NUMBERED, LIES].map((addition) => head.replace(addition, ""));
  const [beforeHyphen = "", ...afterHyphen] = head.split(/[-–/]/u);
  const parts = [...(afterHyphen.length > 0 ? [beforeHyphen] : []), head, ...further.toReversed()];
  const eastern = (EASTERN.exec(head)?.slice(1) ?? []).filter((part) => part !== undefined);
  const spellings = [
    ...bare,
    ...eastern,
    ...parts.filter(({ length }) => length >= MIN_PART_CHARS),
    ...respacedNames(head),
  ];
  return [...new Set(spellings)].filter((spelling) => spelling !== "" && spelling !== text);
}

/** Whether a text names a ward, such as "Minato-ku", of the city its region is named after. */
export function isWard(text: string): boolean {
  return WARD.test(text);
}

/** "O Fallon" as "OFallon", "Sugarland" as "Sugar land". */
function respacedNames(name: string): string[] {
  const words = name.split(/\s+/u);
  if (words.length > 1) {
    return words
      .slice(1)
      .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)].join(" "));
  }
  const isParted = name.length >= PARTED_CHARS.min && name.length <= PARTED_CHARS.max;
  return isParted ? Array.from(name, (_, at) => `${name.slice(0, at)} ${name.slice(at)}`).slice(3, -2) : [];
}
