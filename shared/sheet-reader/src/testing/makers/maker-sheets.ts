import { GOSOM_SHEETS } from "./gosom-sheets.ts";
import { LIST_SHEETS } from "./list-sheets.ts";
import type { MakerSheet } from "./maker-sheet.ts";
import { OUTSCRAPER_SHEETS } from "./outscraper-sheets.ts";

export const MAKER_SHEETS: readonly MakerSheet[] = [...OUTSCRAPER_SHEETS, ...GOSOM_SHEETS, ...LIST_SHEETS];
