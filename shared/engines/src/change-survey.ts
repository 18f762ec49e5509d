import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { MAX_SAMPLES } from "@meridian/contracts/imports/import-review";
import type { ChangeSurvey } from "@meridian/ports/businesses/import-batch";

type Field = keyof BusinessFields;

const TELLING: readonly Field[] = [
  "name",
  "type",
  "category",
  "fullAddress",
  "city",
  "countryCode",
  "latitude",
  "longitude",
  "phone",
  "website",
];
/** Sources round positions differently; half a kilometre is another place. */
const MOVED_DEGREES = 0.005;

export function createSurvey(): ChangeSurvey {
  return { known: 0, changed: 0, samples: [] };
}

/** Counts one known business, given what an import would make of it. */
export function addToSurvey(
  survey: ChangeSurvey,
  { id, before, after }: { id: string; before: BusinessFields; after: BusinessFields },
): void {
  survey.known++;
  const changed = TELLING.filter((field) => isChanged(before[field], after[field]));
  if (changed.length === 0) return;
  survey.changed++;
  if (survey.samples.length >= MAX_SAMPLES) return;
  const shown = (fields: BusinessFields) =>
    Object.fromEntries(changed.map((field) => [field, String(fields[field] ?? "")]));
  survey.samples.push({ id, name: before.name, before: shown(before), after: shown(after) });
}

function isChanged(before: unknown, after: unknown): boolean {
  if (before === undefined || before === "") return false;
  if (typeof before === "number" && typeof after === "number") return Math.abs(before - after) > MOVED_DEGREES;
  return before !== after;
}
