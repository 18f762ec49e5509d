import { remember } from "@meridian/domain/bounded-cache";
import { capitalised } from "@meridian/domain/text/capitalised";
import { CUT_TEXT_CHARS } from "../hours/opening-hours.ts";
import { knowledgeAtHand } from "../places/known-cities.ts";
import { parseCutJson, parseLooseJson, plainObjects } from "./loose-json.ts";
import { isPhraseForNothing } from "./nothing.ts";
import { cleanText } from "./text.ts";

const CACHED_LISTS = 10_000;
/** Machine-readable kinds: `fast_food`, `corporate_office`. */
const MACHINE_NAME = /^(?:[a-z0-9]+(?:_[a-z0-9]+)+|[A-Z0-9]+(?:_[A-Z0-9]+)+)$/;
/** Kinds that apply to every place, as Google's "establishment", schema.org's "LocalBusiness" and OpenStreetMap's "yes". */
const SAYS_NOTHING = new Set(
  "point_of_interest establishment venue location yes true all All ALL LocalBusiness ListItem Thing FeatureCollection".split(
    " ",
  ),
);
/** Between the kinds of a list, but not of those in brackets, nor within a number: "Other (Thai, Lao)", "Up to $2,000,000". */
const SEPARATORS = /(?:,(?!(?<=\d,)\d{3}(?!\d))|[;，；|\n、・·•]|\s\/\s)(?![^()（）]{0,80}[)）])/;
/**
 * Texts in columns of kinds that name none: the shape that a map draws, whether a shop has a fixed place or belongs to a chain, who owns it,
 * and which outlet of its company it is.
 */
const NO_KIND =
  /^(?:(?:[a-z]+_)?(?:post|page|listing|place)|poi|lieu|luogo|lugar|ort|место|объект|object|objekt|node|way|org|organi[sz]ation|company|business|relation|feature|point|polygon|multipolygon|fijo|semifijo|independent|independiente|public|private|unclassified|público|privado|publique|privé|pubblico|privato|öffentlich|privat|franchise|franquicia|chain|cadena|(?:main |sub ?|full )?branch(?: office)?|(?:head|main|regional) ?office|headquarters|filiale|succursale|sucursal|casa matriz|şube|merkez şube|filial|oddział|филиал|支店|分行|分店|지점|chi nhánh|(?:kantor )?cabang|kantor pusat)$/iu;
/** A key of the source: "d" for "state school". */
const KEY = /^(?=\p{Ll})[\p{Script=Latin}\p{Script=Cyrillic}]$/u;
/** What a meal costs: "$51-100", "Below €20", "HK$50". */
const PRICE = /^(?:\p{L}+ )?[A-Z]{0,3}[$€£₺¥₹]\s?\d[\d\s.,–-]*\+?$/u;
/** A price level that map pages write after the kind: "Pizza restaurant · $$". */
const PRICE_BEHIND = /\s*[·•]\s*[$€£₺¥₹]{1,4}$/u;
/** And that portals write before the kinds: "$$Seafood, Sports Bars". */
const PRICE_BEFORE = /^[$€£₺¥₹]{1,4}(?=\s?\p{L})/u;
/** Bullets and emoji. */
const MARKS_BEFORE = /^(?:(?:[·•▪\-–|]|\p{Extended_Pictographic}|\u200D|\uFE0F)\s*)+(?=\p{L})/u;
/** That of a classification of trades: "[25.9.2.01] Metal containers". */
const TRADE_CODE = /^\[\d+(?:\.\d+)+\]\s*(?=\p{L}[^[]*$)/u;
/** In a set written with numbers: "{hair_care: 1, spa: 1}". */
const COUNTED = /(?<=^\s*[a-z_]+):\s*1$/;
/** The class of a hotel, not its kind: "4 stars", "★★★". */
const STARS =
  /^(?:[1-7]\s*-?\s*(?:stars?|yıldız(?:lı)?|estrellas?|étoiles?|stelle|stella|sterne|estrelas?|звезд\p{L}*|نجوم|نجمة|نجمتان|星级?|星級|성급|sao|gwiazdk\p{L}*)|[★*]{1,7})$/iu;
/** A page about the kind, as linked data names it: "https://example.org/types/Museum". */
const KIND_OF_LINK = /^https?:\/\/\S*[/#](?=[^/#?]*\p{L})([^/#?.]+)\/?$/u;
/** Between levels of a kind, broadest first: "Retail > Clothing Store". */
const LEVELS = /\s+>\s+/;

/** The name of a kind as people write it; undefined if there is none. */
export function categoryName(text: string | undefined): string | undefined {
  return text === undefined ? undefined : nameOfText(text);
}

const nameOfText = remember((stated: string): string | undefined => {
  const text = plainObjects(stated);
  if (SAYS_NOTHING.has(text) || NO_KIND.test(text) || isPhraseForNothing(text) || STARS.test(text) || PRICE.test(text))
    return undefined;
  if (/^[[{]/.test(text)) return splitCategories(text)[0];
  const linked = KIND_OF_LINK.exec(text)?.[1];
  if (linked !== undefined) return categoryName(linked);
  const name = (narrowestKinds(text).at(-1) ?? text)
    .replace(PRICE_BEHIND, "")
    .replace(PRICE_BEFORE, "")
    .replace(MARKS_BEFORE, "");
  if (!/\p{L}/u.test(name) || KEY.test(name)) return undefined;
  if (!MACHINE_NAME.test(name)) return name;
  const words = name.toLowerCase().replaceAll("_", " ");
  return capitalised(words);
}, CACHED_LISTS);

/** The narrowest level that is a kind: a chain may stand behind, "Cinema > CGV". Where only the broadest is one, the rest are its details. */
function narrowestKinds(path: string): readonly string[] {
  const levels = path.split(LEVELS);
  const at = levels.length === 1 ? -1 : levels.findLastIndex((one) => knowledgeAtHand().kinds.labelled(one).length > 0);
  return at === 0 ? levels : levels.slice(at, at === -1 ? undefined : at + 1);
}

/** Whether the commas are inside the levels of one kind, "문화,예술 > 영화관", and not between several. */
export function isOnePath(text: string): boolean {
  return LEVELS.test(text) && !/[;|]|,\s/.test(text) && !text.split(",").every((part) => LEVELS.test(part));
}

/** The names in a list, which may be JSON, Python syntax, or objects with a title. */
export const splitCategories = remember((stated: string): readonly string[] => {
  const text = plainObjects(stated);
  if (TRADE_CODE.test(text)) return [text.replace(TRADE_CODE, "")];
  if (isOnePath(text)) return narrowestKinds(text);
  const json = /^\s*[[{]/.test(text) ? (parseLooseJson(text) ?? parseCutJson(text)) : undefined;
  const parts =
    json === undefined ? text.replace(/^[[{]|[\]}]$/g, "").split(SEPARATORS) : [json].flat().flatMap(titlesOf);
  const names: string[] = [];
  for (const part of parts) {
    const clean = cleanText(
      part
        .replace(COUNTED, "")
        .replace(/^\s*["']|["']\s*$/g, "")
        .trim(),
    );
    const name = clean === undefined || /^[[{]/.test(clean) ? undefined : categoryName(clean);
    if (name !== undefined) names.push(name);
  }
  return names;
}, CACHED_LISTS);

/** Whether a text in a column of kinds names none. */
export function isNoKind(text: string): boolean {
  return NO_KIND.test(text);
}

export function hasTradeCode(text: string): boolean {
  return TRADE_CODE.test(text);
}

/** Whether the whole text is a category label in any language. */
export const namesKind = remember((text: string) => knowledgeAtHand().kinds.named(text).length > 0, CACHED_LISTS);

/** Whether a label, perhaps one of several words, means a kind or a group of kinds. */
export const namesKnownKind = remember(
  (text: string) => knowledgeAtHand().kinds.labelled(text).length > 0,
  CACHED_LISTS,
);

/** The kinds of a list that are whole, where it breaks off; undefined where it does not. */
export function wholeOfCutList(text: string): readonly string[] | undefined {
  if (/^[[{]/.test(text)) {
    return !/[\]}]$/.test(text) && parseCutJson(text) !== undefined ? splitCategories(text) : undefined;
  }
  const names = text.length === CUT_TEXT_CHARS ? splitCategories(text) : [];
  return names.length > 1 ? names.slice(0, -1) : undefined;
}

/** Objects have one title, or Overture's primary kind and alternates; Strapi's relations contain them. */
function titlesOf(item: unknown): string[] {
  if (typeof item === "string") return [item];
  if (typeof item !== "object" || item === null) return [];
  const fields = new Map<string, unknown>(Object.entries(item));
  const title = fields.get("title") ?? fields.get("name") ?? fields.get("label") ?? fields.get("primary");
  const related = fields.get("data") ?? fields.get("attributes");
  if (title === undefined && related !== undefined) return [related].flat().flatMap(titlesOf);
  return [title, fields.get("alternate")].flat().filter((name) => typeof name === "string");
}
