import type { AdminBusiness, BusinessFieldName } from "@meridian/shared/contracts/admin-businesses";
import { type BusinessPatchInput, businessPatchSchema } from "@meridian/shared/contracts/business-edit";
import { FIELD_WORDS } from "../../lib/field-words.ts";
import { hoursToLines, linesToHours } from "./hours-text.ts";

/** The country's name follows from its code. */
export type EditField = Exclude<Extract<keyof BusinessPatchInput, BusinessFieldName>, "country">;
/** The form's content as text: lists with commas, hours in lines. */
export type FieldTexts = Record<EditField, string>;
export type FieldProblems = Partial<Record<EditField, string>>;

export type FieldKind = "text" | "long" | "number" | "url" | "list" | "flag" | "status" | "hours" | "country" | "place";

interface FieldSpec {
  label: string;
  kind: FieldKind;
}

/** Every editable field in form order. */
export const EDIT_FIELDS: Record<EditField, FieldSpec> = {
  name: { label: FIELD_WORDS.name, kind: "text" },
  type: { label: FIELD_WORDS.type, kind: "place" },
  category: { label: FIELD_WORDS.category, kind: "place" },
  subtypes: { label: FIELD_WORDS.subtypes, kind: "list" },
  status: { label: FIELD_WORDS.status, kind: "status" },
  verified: { label: FIELD_WORDS.verified, kind: "flag" },
  description: { label: FIELD_WORDS.description, kind: "long" },
  fullAddress: { label: FIELD_WORDS.fullAddress, kind: "text" },
  street: { label: FIELD_WORDS.street, kind: "text" },
  city: { label: FIELD_WORDS.city, kind: "place" },
  state: { label: FIELD_WORDS.state, kind: "text" },
  postalCode: { label: FIELD_WORDS.postalCode, kind: "text" },
  countryCode: { label: FIELD_WORDS.country, kind: "country" },
  locatedIn: { label: FIELD_WORDS.locatedIn, kind: "text" },
  latitude: { label: FIELD_WORDS.latitude, kind: "number" },
  longitude: { label: FIELD_WORDS.longitude, kind: "number" },
  timeZone: { label: FIELD_WORDS.timeZone, kind: "text" },
  phone: { label: FIELD_WORDS.phone, kind: "text" },
  website: { label: FIELD_WORDS.website, kind: "url" },
  photo: { label: FIELD_WORDS.photo, kind: "url" },
  logo: { label: FIELD_WORDS.logo, kind: "url" },
  rating: { label: FIELD_WORDS.rating, kind: "number" },
  reviews: { label: FIELD_WORDS.reviews, kind: "number" },
  reviewsLink: { label: FIELD_WORDS.reviewsLink, kind: "url" },
  url: { label: FIELD_WORDS.url, kind: "url" },
  placeId: { label: FIELD_WORDS.placeId, kind: "text" },
  hours: { label: FIELD_WORDS.hours, kind: "hours" },
};

export const EDIT_FIELD_NAMES = Object.keys(EDIT_FIELDS).filter(isEditField);

export const EDIT_GROUPS: readonly { title: string; fields: readonly EditField[] }[] = [
  { title: "Temel bilgiler", fields: ["name", "type", "category", "subtypes", "status", "verified", "description"] },
  {
    title: "Adres ve konum",
    fields: [
      "fullAddress",
      "countryCode",
      "city",
      "street",
      "state",
      "postalCode",
      "locatedIn",
      "latitude",
      "longitude",
      "timeZone",
    ],
  },
  { title: "İletişim ve görseller", fields: ["phone", "website", "photo", "logo"] },
  { title: "Puan ve kaynak", fields: ["rating", "reviews", "reviewsLink", "url", "placeId"] },
  { title: "Çalışma saatleri", fields: ["hours"] },
];

export function isEditField(name: string): name is EditField {
  return Object.hasOwn(EDIT_FIELDS, name);
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
  const parsed = businessPatchSchema.safeParse(values);
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
