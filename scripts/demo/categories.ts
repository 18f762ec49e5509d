import { FOOD_HEALTH_AND_STAY } from "./categories/food-health-and-stay.ts";
import { SHOPS_SERVICES_AND_CULTURE } from "./categories/shops-services-and-culture.ts";
import { type CategoryProfile, PROFILES } from "./category-profiles.ts";
import type { Cuisine } from "./cuisines.ts";
import type { Trade } from "./language-pack.ts";

export interface DemoCategory {
  /** Standardised category: "Pizza restaurant". */
  type: string;
  /** The broader category: "Restaurants". */
  broader: string;
  subtypes: readonly string[];
  trade: Trade;
  profile: CategoryProfile;
  weight: number;
  /** Names from this cuisine are common for it in every country. */
  cuisine: Cuisine | undefined;
}

const GROUPS = [...FOOD_HEALTH_AND_STAY, ...SHOPS_SERVICES_AND_CULTURE];

export const CATEGORIES: readonly DemoCategory[] = GROUPS.flatMap(({ broader, profile, rows }) =>
  rows.map(([type, trade, weight, subtypes, cuisine]) => ({
    type,
    broader,
    subtypes: [type, ...(subtypes?.split(", ") ?? [])],
    trade,
    profile: PROFILES[profile],
    weight,
    cuisine,
  })),
);
