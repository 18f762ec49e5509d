/** Kinds of business for which every language has a word. */
export type Trade =
  | "restaurant"
  | "cafe"
  | "bar"
  | "bakery"
  | "sweets"
  | "grocery"
  | "butcher"
  | "wine"
  | "pharmacy"
  | "clinic"
  | "dentist"
  | "hospital"
  | "optician"
  | "vet"
  | "pets"
  | "hair"
  | "beauty"
  | "spa"
  | "gym"
  | "hotel"
  | "guesthouse"
  | "books"
  | "clothing"
  | "shoes"
  | "jewelry"
  | "electronics"
  | "furniture"
  | "hardware"
  | "flowers"
  | "toys"
  | "bikes"
  | "garage"
  | "carwash"
  | "cardealer"
  | "fuel"
  | "law"
  | "accounting"
  | "insurance"
  | "estate"
  | "bank"
  | "travel"
  | "school"
  | "kindergarten"
  | "plumber"
  | "electrician"
  | "builder"
  | "cleaning"
  | "laundry"
  | "photo"
  | "printing"
  | "museum"
  | "cinema"
  | "theatre"
  | "gallery"
  | "library";

/** How a kind of business is named: after a dish or image, an owner, a practitioner, partners, a place. */
export type NameStyle = "table" | "shop" | "practice" | "office" | "stay" | "venue";

/**
 * Words of one language. Lists are separated by commas; where the script is not Latin, an entry may be "native/Latin".
 *
 * Patterns are texts with slots: {t} trade, {E} English trade, {s} {z} surnames, {g} given name, {f} {h} fancy names,
 * {a} adjective, {p} place, {c} city; {S}, {F}, {P} and {G} are the Latin forms of the same choices. A pattern that stands twice
 * is drawn twice as often.
 */
export interface LanguagePack {
  trades: Readonly<Record<Trade, string>>;
  surnames: string;
  givenNames: string;
  fancies: string;
  adjectives?: string;
  places: string;
  /** Whole street names, in Latin letters as on maps. {s} is a surname. */
  streets: string;
  patterns: Readonly<Record<NameStyle, readonly string[]>>;
}
