import type { CategorySymbol } from "@meridian/contracts/categories/category-symbols";

/** The colours of categories; the theme defines their hues. */
const TONES = ["clay", "amber", "olive", "green", "teal", "sky", "blue", "violet", "plum", "rose", "slate"] as const;
export type Tone = (typeof TONES)[number];

/** The colour of each symbol. */
export const TONE_OF: Readonly<Record<CategorySymbol, Tone>> = {
  food: "clay",
  pizza: "clay",
  fish: "sky",
  coffee: "amber",
  bread: "amber",
  sweet: "rose",
  bar: "plum",
  bed: "blue",
  hair: "plum",
  beauty: "rose",
  health: "teal",
  tooth: "sky",
  pharmacy: "green",
  fitness: "green",
  car: "slate",
  fuel: "slate",
  school: "violet",
  book: "olive",
  clothes: "violet",
  jewel: "violet",
  flower: "green",
  animal: "olive",
  groceries: "green",
  shop: "violet",
  home: "olive",
  tools: "slate",
  power: "amber",
  law: "slate",
  money: "teal",
  office: "blue",
  travel: "sky",
  plane: "sky",
  park: "green",
  museum: "amber",
  music: "plum",
  film: "plum",
  camera: "slate",
  worship: "violet",
  child: "amber",
  computer: "blue",
  phone: "blue",
  place: "teal",
};

/** The tone `steps` further on: kinds keep their part of the colour wheel, and places of one kind differ. */
export function neighbourOf(tone: Tone, steps: number): Tone {
  return TONES[(TONES.indexOf(tone) + steps) % TONES.length] ?? tone;
}

/** The first letter or digit of a name, in any script; undefined if it has none. */
export function initialOf(name: string): string | undefined {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase("en");
}
