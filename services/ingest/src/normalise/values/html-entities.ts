/** Entity names beyond Latin-1. */
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  hellip: "…",
  bull: "•",
  middot: "·",
  trade: "™",
  euro: "€",
  OElig: "Œ",
  oelig: "œ",
  Scaron: "Š",
  scaron: "š",
  Yuml: "Ÿ",
  inodot: "ı",
  Idot: "İ",
  Gbreve: "Ğ",
  gbreve: "ğ",
  Scedil: "Ş",
  scedil: "ş",
};
/** Entity names of U+00A0 to U+00FF, in order. */
const LATIN_1 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml".split(
    " ",
  );
const FIRST_LATIN_1 = 0xa0;
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}\d{0,2}));/g;
const MAX_CODE_POINT = 0x10ffff;

const signs = new Map([
  ...LATIN_1.map((name, index) => [name, String.fromCharCode(FIRST_LATIN_1 + index)] as const),
  ...Object.entries(NAMED),
]);

/** Decodes HTML entities: "Tom &amp; Jerry&#39;s" is "Tom & Jerry's". */
export function decodeEntities(text: string): string {
  let decoded = text;
  for (let before = ""; before !== decoded && decoded.includes("&"); ) {
    before = decoded;
    decoded = decoded.replace(ENTITY, decodeEntity);
  }
  return decoded;
}

function decodeEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return signs.get(name) ?? entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  const isCharacter = code > 0 && code <= MAX_CODE_POINT && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : entity;
}
