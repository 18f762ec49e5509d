import { foldText } from "@meridian/domain/text/fold-text";
import { US_STATES } from "./country.ts";

const NAMES = new Set(
  "alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington, west virginia, wisconsin, wyoming, district of columbia".split(
    ", ",
  ),
);

/** Whether a text is a US state, by its code or name. */
export function isUsState(text: string): boolean {
  return US_STATES.has(text) || NAMES.has(foldText(text));
}
