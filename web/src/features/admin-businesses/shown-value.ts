import type { AdminBusiness } from "@meridian/contracts/businesses/admin-businesses";
import { countryName, formatWhole } from "../../lib/format/turkish-format.ts";
import { formatRating } from "./business-words.ts";
import { EDIT_FIELDS, type EditField, textOf } from "./edit-fields.ts";
import { DAY_NAMES } from "./hours-text.ts";

const NOTHING = "—";

export const STATUS_OPTIONS = [
  { value: "operational", label: "Açık" },
  { value: "temporarily_closed", label: "Geçici olarak kapalı" },
  { value: "closed", label: "Kapandı" },
] as const;

export const FLAG_OPTIONS = [
  { value: "true", label: "Evet" },
  { value: "false", label: "Hayır" },
] as const;

/** A field's value in words, for display. */
export function shownValue(business: AdminBusiness, name: EditField): string {
  return shownText(textOf(business, name), name);
}

/** The same for the form's text. */
export function shownText(text: string, name: EditField): string {
  const { kind } = EDIT_FIELDS[name];
  if (text.trim() === "") return NOTHING;
  if (kind === "hours") return weekText(text);
  if (kind === "country") return countryName(text);
  if (name === "latitude" || name === "longitude") return figureText(text, roundToDecimetres);
  if (name === "rating" || name === "reviews") return figureText(text, name === "rating" ? formatRating : formatWhole);
  const options = kind === "status" ? STATUS_OPTIONS : kind === "flag" ? FLAG_OPTIONS : [];
  return options.find(({ value }) => value === text)?.label ?? text;
}

/** As the admin area writes figures: "4,6" and "1.250". What is not a figure stays as it was typed. */
function figureText(text: string, format: (value: number) => string): string {
  const value = Number(text.replace(",", "."));
  return Number.isNaN(value) ? text : format(value);
}

function roundToDecimetres(degrees: number): string {
  return String(Number(degrees.toFixed(6)));
}

function weekText(text: string): string {
  const lines = text.split("\n").map((line, day) => (line.trim() === "" ? "" : `${DAY_NAMES[day] ?? ""}: ${line}`));
  return lines.filter(Boolean).join("\n");
}
