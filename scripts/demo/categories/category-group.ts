import type { ProfileName } from "../category-profiles.ts";
import type { Cuisine } from "../cuisines.ts";
import type { Trade } from "../language-pack.ts";

/** Categories of one broader one that are run alike. */
export interface CategoryGroup {
  broader: string;
  profile: ProfileName;
  /** Each: type, trade, weight, further subtypes, cuisine. */
  rows: readonly (readonly [string, Trade, number, string?, Cuisine?])[];
}
