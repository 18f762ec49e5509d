import type { TextPlan } from "../../domain/search-text.ts";
import { allowedTypos, typosBetween } from "../../domain/typos.ts";
import type { IndexDocument } from "./index-document.ts";
import { soughtWord } from "./query-text.ts";

const FIELD_WEIGHTS = { name: 4, category: 3, place: 2, address: 1 } as const;
const TYPO_STEPS = 1024;
const WEIGHT_STEPS = 256;
const POPULARITY_STEPS = 2 ** 20;

interface WordMatch {
  weight: number;
  typos: number;
  /** The word of the document that was taken for the one typed. */
  spelling?: string;
}

/** Hits by exact name, fewest typos, weight of the fields, popularity and id. */
export function rankHits(hits: readonly IndexDocument[], text: TextPlan): IndexDocument[] {
  const keyed = hits.map((hit) => ({ hit, key: rankOf(hit, text) }));
  return keyed.sort((a, b) => b.key - a.key || (a.hit.id < b.hit.id ? -1 : 1)).map(({ hit }) => hit);
}

/** For each word the spelling that a document answers with; undefined where it holds the word as typed. */
export function spellingsIn(hit: IndexDocument, text: TextPlan): (string | undefined)[] {
  return text.words.map(({ word, isPrefix }) => matchOf(hit, word, isPrefix).spelling);
}

function rankOf(hit: IndexDocument, text: TextPlan): number {
  let weight = 0;
  let typos = 0;
  for (const { word, isPrefix } of text.words) {
    const match = matchOf(hit, word, isPrefix);
    weight += match.weight;
    typos += match.typos;
  }
  const isExact = ` ${hit.name} ` === text.nameText && hit.name !== "";
  const quality = (isExact ? TYPO_STEPS * 2 : TYPO_STEPS) - Math.min(TYPO_STEPS, typos);
  return (quality * WEIGHT_STEPS + weight) * POPULARITY_STEPS + Math.min(POPULARITY_STEPS - 1, hit.popularity);
}

function matchOf(hit: IndexDocument, word: string, isPrefix: boolean): WordMatch {
  const sought = soughtWord(word, isPrefix);
  const fields: [string, number][] = [
    [`${hit.name} ${hit.alt}`, FIELD_WEIGHTS.name],
    [hit.category, FIELD_WEIGHTS.category],
    [`${hit.city} ${hit.tags} ${hit.country}`, FIELD_WEIGHTS.place],
    [hit.address, FIELD_WEIGHTS.address],
  ];
  for (const [text, weight] of fields) if (` ${text} `.includes(sought)) return { weight, typos: 0 };
  let best: WordMatch = { weight: FIELD_WEIGHTS.address, typos: 0 };
  let fewest = Number.POSITIVE_INFINITY;
  const limit = allowedTypos(word);
  for (const [text, weight] of limit === 0 ? [] : fields) {
    for (const spelling of text.split(" ")) {
      const typos = typosBetween(word, spelling, { limit, toBeginning: isPrefix });
      if (typos >= fewest) continue;
      fewest = typos;
      best = { weight, typos, spelling };
    }
  }
  return best;
}
