import type { CategorySymbol } from "@meridian/contracts/categories/category-symbols";

/**
 * A kind of business, such as `amenity/restaurant/italian`; keys are OpenStreetMap's. Those below `group/` stand for a whole branch
 * ("Nightlife"): labels mean them, searches do not.
 */
export interface Kind {
  id: number;
  key: string;
  /** In English, sentence case. */
  name: string;
  /** The slug of its page, unique among kinds. */
  slug: string;
  /** One of about 20, such as "food" or "home". */
  group: string;
  symbol: CategorySymbol;
  /** The most specific schema.org type: "Pharmacy", or "LocalBusiness" if there is none. */
  schemaType: string;
}

export interface KindLookup {
  /**
   * The kinds that a visitor's whole text names in any language, singular or plural; most texts name none or one. In a country with its own
   * meaning of the text, only that: 美容院 is a hairdresser in Japan, a beauty salon in China.
   */
  named(text: string, countryCode?: string): readonly Kind[];
  /** Names of kinds, in any language, that a misspelt or inflected text may stand for, nearest first; at most three. */
  similarTo(text: string): readonly string[];
  /**
   * The kinds of a category label: those it names, else those of its narrowest level ("Retail > Clothing store"), its head word ("Tuscan
   * restaurant") or its parts ("Books, music").
   */
  labelled(label: string): readonly Kind[];
  /**
   * For pickers: the kinds the text names, then those with a name or term in any language that starts with it, then those with its words in
   * their own name; at most `limit`.
   */
  search(text: string, limit: number): readonly Kind[];
  withKey(key: string): Kind | undefined;
  withSlug(slug: string): Kind | undefined;
  /** The kinds that include a kind, nearest first. */
  ancestorsOf(kind: Kind): readonly Kind[];
}
