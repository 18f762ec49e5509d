import { getOrSet } from "../../rules/get-or-set.ts";
import { createMapSums } from "./map-sums.ts";
import type { CellDelta, Counted, MapCellDelta, RollupStep } from "./rollup-documents.ts";

/** Sums of contributions, one per place. */
export interface RollupSums {
  add(counted: Counted): void;
  remove(counted: Counted): void;
  cells(): CellDelta[];
  aliases(): RollupStep["aliases"];
  mapCells(): MapCellDelta[];
  stored(): number;
}

export function createRollupSums(): RollupSums {
  const cells = new Map<string, CellDelta>();
  const aliases = new Map<string, { slug: string; category: string; businesses: number }>();
  const map = createMapSums();
  let stored = 0;

  function change({ isStored, listed }: Counted, sign: 1 | -1): void {
    if (isStored) stored += sign;
    if (listed === undefined) return;
    const { country, city, category, ratingMilli, reviews, mapCell } = listed;
    if (mapCell !== undefined) map.change({ mapCell, country }, sign);
    const cell = getOrSet(cells, cellId(listed), () => ({ country, city, category, ...noCount() }));
    cell.businesses += sign;
    cell.reviews += sign * reviews;
    if (ratingMilli !== undefined) {
      cell.rated += sign;
      cell.ratingMilli += sign * ratingMilli;
    }
    for (const slug of listed.aliases) {
      getOrSet(aliases, aliasId(slug, category), () => ({ slug, category, businesses: 0 })).businesses += sign;
    }
  }

  return {
    add: (counted) => change(counted, 1),
    remove: (counted) => change(counted, -1),
    cells: () => [...cells.values()].filter(isChange),
    aliases: () => [...aliases.values()].filter(({ businesses }) => businesses !== 0),
    mapCells: map.cells,
    stored: () => stored,
  };
}

export function cellId({ country, city, category }: Pick<CellDelta, "country" | "city" | "category">): string {
  return `${country}|${city}|${category}`;
}

export function aliasId(slug: string, category: string): string {
  return `${slug}|${category}`;
}

export function countryCategoryId(country: string, category: string): string {
  return `${country}|${category}`;
}

export interface Count {
  businesses: number;
  rated: number;
  ratingMilli: number;
  reviews: number;
}

/** Sums cells by key; an empty key is skipped. */
export function sumBy(cells: readonly CellDelta[], keyOf: (cell: CellDelta) => string): Map<string, Count> {
  const sums = new Map<string, Count>();
  for (const cell of cells) {
    const key = keyOf(cell);
    if (key === "") continue;
    const sum = getOrSet(sums, key, noCount);
    sum.businesses += cell.businesses;
    sum.rated += cell.rated;
    sum.ratingMilli += cell.ratingMilli;
    sum.reviews += cell.reviews;
  }
  return sums;
}

/** Businesses per pair of country and category. */
export function pairsOf(cells: readonly CellDelta[]): { country: string; category: string; businesses: number }[] {
  const pairs = new Map<string, { country: string; category: string; businesses: number }>();
  for (const { country, category, businesses } of cells) {
    if (country === "" || category === "") continue;
    const create = () => ({ country, category, businesses: 0 });
    getOrSet(pairs, countryCategoryId(country, category), create).businesses += businesses;
  }
  return [...pairs.values()];
}

function noCount(): Count {
  return { businesses: 0, rated: 0, ratingMilli: 0, reviews: 0 };
}

function isChange({ businesses, rated, ratingMilli, reviews }: Count): boolean {
  return businesses !== 0 || rated !== 0 || ratingMilli !== 0 || reviews !== 0;
}
