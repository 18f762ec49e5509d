/** The order of lists, and what stands in them. */
export const LARGEST_FIRST = { businesses: -1, name: 1 } as const;
export const LISTED = { businesses: { $gt: 0 } } as const;

/** What the roll-ups count of a business: nothing, that it is stored, or where it is listed as well. */
export interface Counted {
  isStored: boolean;
  listed?: {
    country: string;
    city: string;
    category: string;
    ratingMilli?: number;
    reviews: number;
    /** Slugs of its labels, without its own category's. */
    aliases: string[];
    /** Absent without coordinates. */
    mapCell?: number;
  };
}

/** Every counter bears the step of the roll-ups that changed it last: a step that is repeated changes it no more. */
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
  /** Where it is a kind. */
  kindKey?: string;
  /** Slug of the kind above it. */
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
  /** The words one by one. */
  wordList: string[];
  letter: string;
  categories: number;
}

/** Listed businesses of one country, city and category, each of which may be "". */
export interface CellDocument extends Stepped {
  _id: string;
  country: string;
  city: string;
  category: string;
  rated: number;
  ratingMilli: number;
  reviews: number;
}

/** Listed businesses of one country, or "", in one cell of a counted level of the grid of maps. */
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

/** `businesses` are the listed ones. */
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

/** One step of the roll-ups: decided as a whole before any of it is written, so that it can be finished by anybody. */
export interface RollupStep {
  step: number;
  stored: number;
  cells: CellDelta[];
  aliases: { slug: string; category: string; businesses: number }[];
  /** Absent from a step that a program without maps has decided. */
  mapCells?: MapCellDelta[];
  counted: { id: string; revision: number; counted: Counted }[];
}

/** How far counting anew has come. */
export interface RecountDocument {
  /** Last business that has been looked at, in the order of ids. */
  after: string;
  /** Since it last came further. */
  attempts: number;
  /** Milliseconds; nobody tries again by himself before. */
  notBefore: number;
}

export interface RollupStateDocument {
  _id: "state";
  /** The last step that is done, or has begun to count anew. */
  step: number;
  pending?: RollupStep;
  /** Counting anew has begun and must be brought to an end. */
  isRebuilding: boolean;
  /** While it is. Absent where a program that could not resume it began it. */
  recount?: RecountDocument;
  /** Absent until maps have been counted, in a base that was there before them: that begins with counting anew. */
  hasMap?: true;
  lockToken?: string;
  lockExpiresAt: number;
}
