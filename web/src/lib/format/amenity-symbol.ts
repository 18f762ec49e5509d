/** Amenity symbols that categories do not also use; drawn in assets/symbols.svg. */
export const AMENITY_SYMBOLS = [
  "accessible",
  "wifi",
  "parking",
  "card",
  "bike",
  "bag",
  "parasol",
  "reservation",
  "baby",
  "paw",
  "wine",
  "coffee",
  "leaf",
  "toilet",
  "music",
  "food",
  "check",
] as const;
export type AmenitySymbol = (typeof AMENITY_SYMBOLS)[number];

const KINDS: readonly (readonly [RegExp, AmenitySymbol])[] = [
  [/wheelchair|accessib/i, "accessible"],
  [/wi-?fi/i, "wifi"],
  [/parking|garage/i, "parking"],
  [/card|nfc|payment|debit|credit/i, "card"],
  [/delivery/i, "bike"],
  [/takeout|takeaway|pickup|shopping/i, "bag"],
  [/outdoor|patio|terrace|rooftop/i, "parasol"],
  [/reserv|appoint|walk-in/i, "reservation"],
  [/kid|child|high chair|family/i, "baby"],
  [/dog|pet/i, "paw"],
  [/wine|beer|alcohol|cocktail|spirits/i, "wine"],
  [/coffee|breakfast/i, "coffee"],
  [/vegan|vegetarian|organic|halal|healthy/i, "leaf"],
  [/restroom|toilet/i, "toilet"],
  [/music/i, "music"],
  [/dine|dinner|lunch|food|seating|dessert/i, "food"],
];

/** The symbol for an amenity, by words in its name. */
export function amenitySymbol(name: string): AmenitySymbol {
  return KINDS.find(([words]) => words.test(name))?.[1] ?? "check";
}
