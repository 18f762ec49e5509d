import { AMERICAS } from "./countries/americas.ts";
import { ASIA } from "./countries/asia.ts";
import type { DemoCountry } from "./countries/demo-country.ts";
import { MIDDLE_EAST_AFRICA_AND_OCEANIA } from "./countries/middle-east-africa-and-oceania.ts";
import { NORTHERN_AND_EASTERN_EUROPE } from "./countries/northern-and-eastern-europe.ts";
import { WESTERN_EUROPE } from "./countries/western-europe.ts";

/** Sixty countries; their order is part of what a seed means. */
export const COUNTRIES: readonly DemoCountry[] = [
  ...WESTERN_EUROPE,
  ...NORTHERN_AND_EASTERN_EUROPE,
  ...AMERICAS,
  ...ASIA,
  ...MIDDLE_EAST_AFRICA_AND_OCEANIA,
];
