import type { AdminBusiness } from "@meridian/contracts/businesses/admin-businesses";
import { type BusinessPatchInput, businessPatchSchema } from "@meridian/contracts/businesses/business-edit";
import { FIELD_NAMES, type FieldsWith, fieldSpec, isFieldName } from "@meridian/contracts/businesses/business-fields";
import { type EditGroup, inOrder, type FieldKind as StoredKind } from "@meridian/contracts/businesses/field-spec";
import { languageError } from "@meridian/contracts/validation-text";
import { hoursToLines, linesToHours } from "./hours-text.ts";

/** The country's name follows from its code. */
export type EditField = FieldsWith<{ edit: EditGroup }>;
/** The form's content as text: lists with commas, hours in lines. */
export type FieldTexts = Record<EditField, string>;
export type FieldProblems = Partial<Record<EditField, string>>;

export type FieldKind = "text" | "long" | "number" | "url" | "list" | "flag" | "status" | "hours" | "country" | "place";

const KINDS: Readonly<Record<StoredKind, FieldKind>> = {
  text: "text",
  url: "url",
  number: "number",
  count: "number",
  flag: "flag",
  list: "list",
  status: "status",
  hours: "hours",
};
const OWN_KINDS: Readonly<Partial<Record<EditField, FieldKind>>> = {
  type: "place",
  category: "place",
  city: "place",
  description: "long",
  countryCode: "country",
};

const FORM_FIELDS = FIELD_NAMES.filter(isEditField);

/** The parts of the form; fields that a part does not name come last. */
const GROUPS: Readonly<Record<EditGroup, { title: string; first: readonly EditField[] }>> = {
  basics: { title: "Temel bilgiler", first: ["name", "type", "category", "subtypes", "status", "verified"] },
  place: {
    title: "Adres ve konum",
    first: ["fullAddress", "countryCode", "city", "street", "state", "postalCode", "locatedIn"],
  },
  contact: { title: "İletişim ve görseller", first: [] },
  rating: { title: "Puan ve kaynak", first: ["rating", "reviews", "reviewsLink"] },
  hours: { title: "Çalışma saatleri", first: [] },
};

export const EDIT_GROUPS = Object.entries(GROUPS).map(([group, { title, first }]) => ({
  title,
  fields: inOrder(
    first,
    FORM_FIELDS.filter((name) => fieldSpec(name).edit === group),
  ),
}));

/** In form order. */
export const EDIT_FIELD_NAMES = EDIT_GROUPS.flatMap(({ fields }) => fields);

export const EDIT_FIELDS = Object.fromEntries(
  EDIT_FIELD_NAMES.map((name) => [
    name,
    { label: labelOf(name), kind: OWN_KINDS[name] ?? KINDS[fieldSpec(name).kind] },
  ]),
) as Record<EditField, { label: string; kind: FieldKind }>;

function labelOf(name: EditField): string {
  return fieldSpec(name === "countryCode" ? "country" : name).label;
}

export function isEditField(name: string): name is EditField {
  if (!isFieldName(name)) return false;
  const { edit } = fieldSpec(name);
  return edit !== undefined && edit !== "unlisted";
}

export function textsOf(business: AdminBusiness): FieldTexts {
  const entries = EDIT_FIELD_NAMES.map((name) => [name, textOf(business, name)] as const);
  return Object.fromEntries(entries) as FieldTexts;
}

export function textOf(business: AdminBusiness, name: EditField): string {
  if (name === "hours") return hoursToLines(business.hours).join("\n");
  const value = business[name];
  if (Array.isArray(value)) return value.join(", ");
  return value === undefined ? "" : String(value);
}

/** The fields whose text has changed. */
export function changedFields(texts: FieldTexts, before: FieldTexts): EditField[] {
  return EDIT_FIELD_NAMES.filter((name) => texts[name].trim() !== before[name].trim());
}

export type EditDraft = { isValid: true; fields: BusinessPatchInput } | { isValid: false; problems: FieldProblems };

/** The request for the changed fields, or the problems of invalid ones. */
export function draftOf(texts: FieldTexts, changed: readonly EditField[]): EditDraft {
  const problems: FieldProblems = {};
  const values: Record<string, unknown> = {};
  for (const name of changed) {
    if (name === "hours") {
      const result = linesToHours(texts.hours.split("\n"));
      if (result.isValid) values.hours = result.hours ?? null;
      else problems.hours = result.problem;
    } else {
      values[name] = sentValueOf(name, texts[name].trim());
    }
  }
  const parsed = businessPatchSchema.safeParse(values, { error: languageError("tr") });
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) noteProblem(problems, String(path[0]), message);
  }
  return Object.keys(problems).length > 0 ? { isValid: false, problems } : { isValid: true, fields: values };
}

function sentValueOf(name: EditField, text: string): unknown {
  const { kind } = EDIT_FIELDS[name];
  if (kind === "flag") return text === "true";
  if (kind === "list")
    return text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean);
  if (kind === "number") return text === "" ? null : text.replace(",", ".");
  return text === "" ? null : text;
}

/** The server's problems by field. */
export function serverProblems(issues: readonly { path: string; message: string }[]): FieldProblems {
  const problems: FieldProblems = {};
  for (const { path, message } of issues)
    noteProblem(problems, path.replace(/^body\.fields\./, "").split(".")[0] ?? "", message);
  return problems;
}

function noteProblem(problems: FieldProblems, name: string, message: string): void {
  if (isEditField(name)) problems[name] ??= message;
}
