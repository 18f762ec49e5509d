/** Quoted text is searched literally: no place, wish or kind is read out of it. */
export const QUOTES = /["“”„«»]/;
const OPEN_NOW = /(?<![\p{L}\p{N}])(?:currently\s+open|open\s+(?:right\s+)?now)(?![\p{L}\p{N}])/giu;
const NEAR_ME =
  /(?<![\p{L}\p{N}])(?:near(?:est)?\s+(?:to\s+)?me|close\s+to\s+me|around\s+me|near\s+here)(?![\p{L}\p{N}])/giu;
const AROUND_THE_CLOCK =
  /(?<![\p{L}\p{N}])(?:(?:open\s+)?24[\s-]*(?:hours?|hrs?|h|saat|stunden|heures|horas)|(?:open\s+)?24\s*\/\s*7|7\s*\/\s*24|round[\s-]the[\s-]clock)(?![\p{L}\p{N}])/giu;
/** Words that say how a visitor searches, not what for; as `foldText` spells them. */
const FILLERS = new Set(
  `best top good great nice cheap cheapest affordable local nearby find show search looking where what which is are there can i
  to eat drink buy get go visit the a an and or of for in at on near by my me some with open
  en de la le les el los las un une una der die das ein eine beste besten gunstige um em no na da do w i u a
  meilleur meilleurs meilleure meilleures mejor mejores melhor melhores migliore migliori iyi ucuz yakin`.split(/\s+/),
);

export interface SpokenWishes {
  /** The text without what says so. */
  text: string;
  isOpenNow: boolean;
  isNearMe: boolean;
}

/** What a text says of when and where beside what is looked for: "pizza open now", "dentist near me". */
export function readWishes(text: string): SpokenWishes {
  const rest = spaced(text.replace(OPEN_NOW, " ").replace(NEAR_ME, " "));
  return { text: rest, isOpenNow: text.search(OPEN_NOW) >= 0, isNearMe: text.search(NEAR_ME) >= 0 };
}

/** "24 hour pharmacy": what is open at any hour is open now. Names have such words, so this is no wish until nothing is found. */
export function withoutClock(text: string): { text: string; isOpenNow: boolean } {
  return { text: spaced(text.replace(AROUND_THE_CLOCK, " ")), isOpenNow: text.search(AROUND_THE_CLOCK) >= 0 };
}

/** "best pizza" is "pizza"; a text of such words alone stays. */
export function withoutFillers(text: string, fold: (word: string) => string): string {
  const words = text.split(/\s+/).filter((word) => !FILLERS.has(fold(word)));
  return words.length === 0 ? text : words.join(" ");
}

function spaced(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
