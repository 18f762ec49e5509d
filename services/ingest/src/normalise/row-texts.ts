import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { foldText } from "@meridian/domain/text/fold-text";
import type { RowCells } from "./row-cells.ts";
import { CUT_SHORT } from "./row-details.ts";
import { isListItem, parseAmenities, ungroupedAmenities } from "./values/amenities.ts";
import { isPhraseForNothing } from "./values/nothing.ts";
import { isAnswer, readYes } from "./values/status/status.ts";
import { cleanParagraphs, cleanText, cutText } from "./values/text.ts";

const ABOUT = /about|hakkinda/;
const MAX_ABOUT_CHARS = 16_000;
const MAX_DESCRIPTION_CHARS = 4000;
const LINK_ALONE = /^(?:https?:\/)?\/\S+$/;

export function readTexts(cells: RowCells): Pick<BusinessFields, "about" | "description"> {
  const given = cells.paragraphs("description", MAX_DESCRIPTION_CHARS);
  const description = isDescription(given) ? given : undefined;
  const cell = cleanParagraphs(cells.raw("about")) ?? amenityColumnsText(cells);
  const own = description === undefined ? {} : { description };
  if (cell === undefined) return own;
  const parsed = parseAmenities(cell);
  if (parsed.kind === "bad") cells.issues.add("about", "bad_amenities", cell, "JSON'a benziyor ama okunamıyor");
  if (parsed.kind === "text" && isService(cells, parsed.text))
    return { ...own, about: ungroupedAmenities([parsed.text]) };
  if (parsed.kind === "text") {
    const texts = new Set([description, parsed.text].filter(isDescription));
    return texts.size === 0 ? {} : { description: cutText([...texts].join("\n\n"), MAX_DESCRIPTION_CHARS) };
  }
  if (parsed.kind !== "groups") return own;
  if (parsed.isCut === true) cells.issues.add("about", "bad_amenities", cell, CUT_SHORT);
  if (parsed.about.length > MAX_ABOUT_CHARS) {
    cells.issues.add("about", "too_long", cell, `${MAX_ABOUT_CHARS} karakterden uzun; alınmadı`);
    return own;
  }
  return { ...own, about: parsed.about };
}

/** A path, a link, or a yes or no is not a description. */
function isDescription(text: string | undefined): text is string {
  return text !== undefined && !LINK_ALONE.test(text) && !isPhraseForNothing(text) && !isAnswer(text);
}

/** "Oil change" alone among lists of services or amenities is one of them; under "about", a text is a description. */
function isService({ mapping: { headers, columns } }: RowCells, text: string): boolean {
  return (
    isListItem(text) && isDescription(text) && !ABOUT.test(foldText(headers[columns.get("about") ?? -1] ?? "about"))
  );
}

/** Amenities from separate columns, as the JSON text that other sources have in one cell. */
function amenityColumnsText(cells: RowCells): string | undefined {
  const groups = new Map<string, Map<string, boolean>>();
  for (const { column, group, name } of cells.mapping.amenityColumns) {
    const text = cleanText(cells.row.cells[column]);
    if (text === undefined) continue;
    const amenities = groups.get(group) ?? new Map<string, boolean>();
    amenities.set(name, readYes(text));
    groups.set(group, amenities);
  }
  if (groups.size === 0) return undefined;
  return JSON.stringify(
    Object.fromEntries([...groups].map(([group, amenities]) => [group, Object.fromEntries(amenities)])),
  );
}
