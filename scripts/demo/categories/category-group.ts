import type { ProfileName } from "../category-profiles.ts";
import type { Cuisine } from "../cuisines.ts";
import type { Trade } from "../language-pack.ts";

/** Categories with the same broader category and similar opening hours. */
export interface CategoryGroup {
  broader: string;
  profile: ProfileName;
  /** Each: type, trade, weight, other subtypes, cuisine. */
  rows: readonly (readonly [string, Trade, number, string?, Cuisine?])[];
}
