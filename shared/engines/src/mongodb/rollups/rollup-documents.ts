/** The sort order of lists. */
export const LARGEST_FIRST = { businesses: -1, name: 1 } as const;
export const LISTED = { businesses: { $gt: 0 } } as const;

/** What the roll-ups count for a business: nothing, that it is stored, or also where it is listed. */
export interface Counted {
  isStored: boolean;
  listed?: {
    country: string;
    city: string;
    category: string;
    ratingMilli?: number;
    reviews: number;
    /** Slugs of its labels, except its own category's. */
    aliases: string[];
    /** Absent without coordinates. */
    mapCell?: number;
  };
}

/** Every counter stores the last roll-up step that changed it: a repeated step has no effect. */
interface Stepped {
  step: number;
  businesses: number;
}

/** `_id` is the slug. */
export interface CategoryDocument extends Stepped {
  _id: string;
  name: string;
  words: string;
  letter: string;
  /** Set for a kind. */
  kindKey?: string;
  /** The slug of its parent kind. */
  parent?: string;
  rated: number;
  ratingMilli: number;
  reviews: number;
  countries: number;
}

/** `_id` is the ISO code. */
export interface CountryDocument extends Stepped {
  _id: string;
  slug: string;
  name: string;
  words: string;
  cities: number;
  categories: number;
}

/** `_id` is "US/philadelphia". */
export interface CityDocument extends Stepped {
  _id: string;
  country: string;
  slug: string;
  name: string;
  words: string;
  /** The distinct words. */
  wordList: string[];
  letter: string;
  categories: number;
}

/** Listed businesses of one country, city and category, each possibly "". */
export interface CellDocument extends Stepped {
  _id: string;
  country: string;
  city: string;
  category: string;
  rated: number;
  ratingMilli: number;
  reviews: number;
}

/** Listed businesses of one country, or "", in one cell of a counted level of the map grid. */
export interface MapCellDocument extends Stepped {
  _id: string;
  level: number;
  cell: number;
  country: string;
  latMicro: number;
  lngMicro: number;
}

export interface CountryCategoryDocument extends Stepped {
  _id: string;
  country: string;
  category: string;
}

export interface CategoryAliasDocument extends Stepped {
  _id: string;
  slug: string;
  category: string;
}

/** `businesses` counts the listed ones. */
export interface TotalsDocument extends Stepped {
  _id: "directory";
  stored: number;
  countries: number;
  cities: number;
  categories: number;
}

export interface CellDelta {
  country: string;
  city: string;
  category: string;
  businesses: number;
  rated: number;
  ratingMilli: number;
  reviews: number;
}

export type MapCellDelta = Omit<MapCellDocument, "_id" | "step">;

/** One step of the roll-ups, fully decided before any of it is written, so that any process can finish it. */
export interface RollupStep {
  step: number;
  stored: number;
  cells: CellDelta[];
  aliases: { slug: string; category: string; businesses: number }[];
  /** Absent from a step decided by a version without maps. */
  mapCells?: MapCellDelta[];
  counted: { id: string; revision: number; counted: Counted }[];
}

/** The progress of a recount. */
export interface RecountDocument {
  /** The last business examined, in id order. */
  after: string;
  /** Since it last advanced. */
  attempts: number;
  /** In milliseconds; not retried before. */
  notBefore: number;
}

export interface RollupStateDocument {
  _id: "state";
  /** The last step that is done or has started a recount. */
  step: number;
  pending?: RollupStep;
  /** A recount has started and must be finished. */
  isRebuilding: boolean;
  /** Set while it runs. Absent if a version that could not resume started it. */
  recount?: RecountDocument;
  /** Absent until maps have been counted, in a database that predates them: that starts with a recount. */
  hasMap?: true;
  lockToken?: string;
  lockExpiresAt: number;
}
