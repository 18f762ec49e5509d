import type { CategorySymbol } from "@meridian/contracts/categories/category-symbols";
import { remember } from "../bounded-cache.ts";
import type { CategoryOf } from "./business-category.ts";

/** The symbol of a category, and the type search engines see for its businesses. */
export interface CategoryMark {
  symbol: CategorySymbol;
  /** A schema.org type. */
  schemaType: string;
}

/**
 * The mark of the kind the category's slug or label stands for. Without a kind, the English words of the label decide the symbol, and the
 * type is LocalBusiness. Label and slug are null for a business without a category.
 */
export function categoryMarkOf(
  { label, slug }: { label: string | null; slug: string | null },
  categoryOf: CategoryOf,
): CategoryMark {
  const labelled = categoryOf(label ?? "");
  // An administrator may have moved the label.
  const own = labelled?.slug === slug ? labelled : categoryOf(slug?.replaceAll("-", " ") ?? "");
  return {
    symbol: own?.symbol ?? labelled?.symbol ?? symbolOfWords(label ?? ""),
    schemaType: own?.schemaType ?? labelled?.schemaType ?? "LocalBusiness",
  };
}

/** First match wins: distinctive words come before words shared with other categories. */
const RULES: readonly (readonly [RegExp, CategorySymbol])[] = [
  [/pizz/, "pizza"],
  [/sushi|seafood|fish/, "fish"],
  [/ice cream|gelat|dessert|cake|pastr|confection|chocolate|candy/, "sweet"],
  [/coffee|caf[eé]|tea house|espresso/, "coffee"],
  [/baker|bread|bagel/, "bread"],
  [/\bbar\b|pub|wine|brewer|beer|cocktail|night ?club|liquor/, "bar"],
  [/restaurant|food|diner|eatery|grill|kitchen|bistro|steak|burger|noodle|taco|caterer|takeaway|bbq|buffet/, "food"],
  [/hotel|hostel|motel|guest ?house|lodg|resort|bed & breakfast|apartment rental/, "bed"],
  [/hair|barber/, "hair"],
  [/beauty|nail|\bspa\b|cosmetic|massage|tattoo|salon/, "beauty"],
  [/dent|orthodon/, "tooth"],
  [/pharmac|drug ?store|chemist/, "pharmacy"],
  [/veterinar|\bpet|\bdog\b|animal|zoo/, "animal"],
  [/doctor|clinic|hospital|medic|physio|health|optic|psycho|nurs/, "health"],
  [/gym|fitness|yoga|sport|swim|golf|tennis|martial|stadium|pilates/, "fitness"],
  [/gas station|petrol|fuel|charging/, "fuel"],
  [/\bcar\b|auto|tire|tyre|garage|motor|vehicle|truck|taxi|parking|driving/, "car"],
  [/book|librar|stationer/, "book"],
  [/school|universit|college|academy|education|tutor|course/, "school"],
  [/kindergarten|child|daycare|toy|playground|baby/, "child"],
  [/jewel|watch/, "jewel"],
  [/cloth|shoe|fashion|boutique|tailor|apparel|laundr|dry clean/, "clothes"],
  [/florist|flower|garden|nurser|landscap/, "flower"],
  [/grocer|supermarket|butcher|market|greengrocer|convenience|deli/, "groceries"],
  [/computer|software|internet|\bit\b|web/, "computer"],
  [/phone|mobile|telecom|electronic/, "phone"],
  [/photo|camera/, "camera"],
  [/cinema|movie|theat/, "film"],
  [/music|concert|instrument|dance/, "music"],
  [/museum|galler|\bart\b|monument|castle|historic|landmark|attraction/, "museum"],
  [/church|mosque|temple|synagogue|worship|shrine|cathedral/, "worship"],
  [/park|beach|forest|camp|hik|nature/, "park"],
  [/airport|flight|airline/, "plane"],
  [/travel|tour|bus |train|station|ferry/, "travel"],
  [/lawyer|attorney|legal|notar|\blaw\b|court/, "law"],
  [/bank|atm|insur|financ|account|tax|mortgage|exchange/, "money"],
  [/real estate|property|furniture|interior|home/, "home"],
  [/electric/, "power"],
  [
    /plumb|contractor|construction|repair|hardware|carpent|paint|roof|locksmith|clean|handyman|mechanic|builder/,
    "tools",
  ],
  [/store|shop|mall|retail|outlet|supplier/, "shop"],
  [/office|company|consult|agency|corporate|service|manufactur|warehouse|logistic/, "office"],
];

const CACHED_LABELS = 20_000;
const symbolOfWords = remember((label: string): CategorySymbol => {
  const name = label.toLowerCase();
  return RULES.find(([pattern]) => pattern.test(name))?.[1] ?? "place";
}, CACHED_LABELS);
