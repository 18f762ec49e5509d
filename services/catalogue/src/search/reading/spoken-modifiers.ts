import { foldText } from "@meridian/shared/domain/fold-text";
import { KINDS_ASKED_FOR, NEAR_ME_PHRASES, OPEN_NOW_PHRASES } from "./wish-words.ts";

/** Quoted text is searched literally: no place, modifier or kind is read from it. */
export const QUOTES = /["“”„«»]/;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const OPEN_NOW = anyOf(OPEN_NOW_PHRASES);
const NEAR_ME = anyOf(NEAR_ME_PHRASES);
/** Nothing else follows: "where to eat in Vienna", but not "where to eat pizza". */
const IS_ALL = /(?=\s*$|\s+(?:in|near|at|bei|nahe|à|a|en|em|w|в)\s)/u;
const ASKED_FOR = KINDS_ASKED_FOR.map(([kind, phrases]) => ({ kind, phrases: anyOf(phrases, IS_ALL) }));
/** Words about how visitors search, not what for. */
const FILLERS = new Set(
  `best top good great nice cheap cheapest affordable local nearby find show search looking where what which is are there can i
  to eat drink buy get go visit the a an and or of for in at on near by my me some with open
  en de la le les el los las un une una der die das ein eine beste besten gunstige um em no na da do w i u a
  meilleur meilleurs meilleure meilleures mejor mejores melhor melhores migliore migliori iyi ucuz yakin
  di v ve we pa στην στη στο στον في в во у kaufen finden suche gute guter gutes bester gunstig gunstiger billig billige
  acheter trouver cherche bon bonne pas cher chere comprar buscar busco buen buena buenos barato barata baratos baratas
  near around close within inside downtown any need want looking for this that it its from with
  im am an bei nahe rund nähe den dem des ins aus von zum zur auf zu beim herum
  dans près autour du des au aux à chez vers proche cerca del al por alrededor vicino nei pressi dei del della delle dello nel nella alla
  perto do dos das nos nas buurt bij rond nabij op te het ter koło blisko obok pod okolice ve u blízko poblíž okolí na za
  во около возле рядом с під біля поруч коло у vid hos nær ved på til az az közelében în din lângă aproape yakın yakınında civarında içinde
  σε κοντά από قرب من القريب ב ליד ที่ ใกล้ ใน แถว ở tại gần dekat sekitar di में के पास
  bom boa bons economico economica cerco buono buona goede goedkope dobry dobra dobre tani tania tanie najlepszy najlepsza
  있는 추천 おすすめ オススメ 推荐 推薦 лучший лучшие лучшая хороший хорошая дешевый дешевая дешево недорого недорогой أفضل رخيص`
    .split(/\s+/)
    .map(foldText),
);

export interface SpokenModifiers {
  /** The text without the modifiers. */
  text: string;
  isOpenNow: boolean;
  isNearMe: boolean;
}

/** Reads modifiers beside the subject of a search: "pizza open now", "dentist near me", "where to eat". */
export function readModifiers(text: string): SpokenModifiers {
  const rest = spaced(withKindsAskedFor(text.replace(OPEN_NOW, " ").replace(NEAR_ME, " ")));
  return { text: rest, isOpenNow: text.search(OPEN_NOW) >= 0, isNearMe: text.search(NEAR_ME) >= 0 };
}

/** Whether a text is a single filler word: "best", which is also a city. */
export function isFiller(text: string): boolean {
  return FILLERS.has(foldText(text));
}

/** "best pizza" becomes "pizza"; a text of only filler words stays. */
export function withoutFillers(text: string, fold: (word: string) => string): string {
  const words = text.split(/\s+/).filter((word) => !FILLERS.has(fold(word)));
  return words.length === 0 ? text : words.join(" ");
}

function withKindsAskedFor(text: string): string {
  return ASKED_FOR.reduce((rest, { kind, phrases }) => rest.replace(phrases, kind), text);
}

/** Matches whole phrases, longest first. Chinese, Japanese and Korean need no spaces around them. */
function anyOf(phrases: readonly string[], behind = /(?:)/u): RegExp {
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length);
  const patterns = longestFirst.map((phrase) => {
    const words = phrase.replaceAll(" ", "\\s+");
    return UNSPACED.test(phrase) ? words : `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`;
  });
  return new RegExp(`(?:${patterns.join("|")})${behind.source}`, "giu");
}

function spaced(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
