/** The colours that a trade can have; the theme knows their hues. */
export const TONES = [
  "clay",
  "amber",
  "olive",
  "green",
  "teal",
  "sky",
  "blue",
  "violet",
  "plum",
  "rose",
  "slate",
] as const;
export type Tone = (typeof TONES)[number];

export const SYMBOLS = [
  "food",
  "pizza",
  "fish",
  "coffee",
  "bread",
  "sweet",
  "bar",
  "bed",
  "hair",
  "beauty",
  "health",
  "tooth",
  "pharmacy",
  "fitness",
  "car",
  "fuel",
  "school",
  "book",
  "clothes",
  "jewel",
  "flower",
  "animal",
  "groceries",
  "shop",
  "home",
  "tools",
  "power",
  "law",
  "money",
  "office",
  "travel",
  "plane",
  "park",
  "museum",
  "music",
  "film",
  "camera",
  "worship",
  "child",
  "computer",
  "phone",
  "place",
] as const;
export type SymbolName = (typeof SYMBOLS)[number];

/** How a trade is drawn: a line icon and a colour. */
export interface Mark {
  symbol: SymbolName;
  tone: Tone;
}

/** First match wins: what a trade is known for comes before the words it shares with others. */
const RULES: readonly (readonly [RegExp, SymbolName, Tone])[] = [
  [/pizz/, "pizza", "clay"],
  [/sushi|seafood|fish/, "fish", "sky"],
  [/ice cream|gelat|dessert|cake|pastr|confection|chocolate|candy/, "sweet", "rose"],
  [/coffee|caf[eé]|tea house|espresso/, "coffee", "amber"],
  [/baker|bread|bagel/, "bread", "amber"],
  [/\bbar\b|pub|wine|brewer|beer|cocktail|night ?club|liquor/, "bar", "plum"],
  [
    /restaurant|food|diner|eatery|grill|kitchen|bistro|steak|burger|noodle|taco|caterer|takeaway|bbq|buffet/,
    "food",
    "clay",
  ],
  [/hotel|hostel|motel|guest ?house|lodg|resort|bed & breakfast|apartment rental/, "bed", "blue"],
  [/hair|barber/, "hair", "plum"],
  [/beauty|nail|\bspa\b|cosmetic|massage|tattoo|salon/, "beauty", "rose"],
  [/dent|orthodon/, "tooth", "sky"],
  [/pharmac|drug ?store|chemist/, "pharmacy", "green"],
  [/veterinar|\bpet|\bdog\b|animal|zoo/, "animal", "olive"],
  [/doctor|clinic|hospital|medic|physio|health|optic|psycho|nurs/, "health", "teal"],
  [/gym|fitness|yoga|sport|swim|golf|tennis|martial|stadium|pilates/, "fitness", "green"],
  [/gas station|petrol|fuel|charging/, "fuel", "slate"],
  [/\bcar\b|auto|tire|tyre|garage|motor|vehicle|truck|taxi|parking|driving/, "car", "slate"],
  [/book|librar|stationer/, "book", "olive"],
  [/school|universit|college|academy|education|tutor|course/, "school", "violet"],
  [/kindergarten|child|daycare|toy|playground|baby/, "child", "amber"],
  [/jewel|watch/, "jewel", "violet"],
  [/cloth|shoe|fashion|boutique|tailor|apparel|laundr|dry clean/, "clothes", "violet"],
  [/florist|flower|garden|nurser|landscap/, "flower", "green"],
  [/grocer|supermarket|butcher|market|greengrocer|convenience|deli/, "groceries", "green"],
  [/computer|software|internet|\bit\b|web/, "computer", "blue"],
  [/phone|mobile|telecom|electronic/, "phone", "blue"],
  [/photo|camera/, "camera", "slate"],
  [/cinema|movie|theat/, "film", "plum"],
  [/music|concert|instrument|dance/, "music", "plum"],
  [/museum|galler|\bart\b|monument|castle|historic|landmark|attraction/, "museum", "amber"],
  [/church|mosque|temple|synagogue|worship|shrine|cathedral/, "worship", "violet"],
  [/park|beach|forest|camp|hik|nature/, "park", "green"],
  [/airport|flight|airline/, "plane", "sky"],
  [/travel|tour|bus |train|station|ferry/, "travel", "sky"],
  [/lawyer|attorney|legal|notar|\blaw\b|court/, "law", "slate"],
  [/bank|atm|insur|financ|account|tax|mortgage|exchange/, "money", "teal"],
  [/real estate|property|furniture|interior|home/, "home", "olive"],
  [/electric/, "power", "amber"],
  [
    /plumb|contractor|construction|repair|hardware|carpent|paint|roof|locksmith|clean|handyman|mechanic|builder/,
    "tools",
    "slate",
  ],
  [/store|shop|mall|retail|outlet|supplier/, "shop", "violet"],
  [/office|company|consult|agency|corporate|service|manufactur|warehouse|logistic/, "office", "blue"],
];

/** Symbol and tone of a category, by the words of its name; the same category always looks the same. */
export function categoryMark(category: string | null | undefined): Mark {
  const name = category?.toLowerCase() ?? "";
  for (const [pattern, symbol, tone] of RULES) {
    if (pattern.test(name)) return { symbol, tone };
  }
  return { symbol: "place", tone: toneOf(name) };
}

function toneOf(name: string): Tone {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return TONES[sum % TONES.length] ?? "teal";
}

/** The tone `steps` further on: kinds keep their part of the wheel, and places of one kind differ. */
export function neighbourOf(tone: Tone, steps: number): Tone {
  return TONES[(TONES.indexOf(tone) + steps) % TONES.length] ?? tone;
}

/** The first letter or digit of a name, in any script; undefined where it has none. */
export function initialOf(name: string): string | undefined {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toLocaleUpperCase("en");
}
