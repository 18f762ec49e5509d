import { z } from "zod";
import { COUNTRY_CODES } from "../places/country-codes.ts";
import { businessStatusSchema } from "./business.ts";
import {
  type BUSINESS_FIELDS,
  EDITABLE_FIELDS,
  type EditableField,
  type FieldsWith,
  fieldSpec,
} from "./business-fields.ts";
import type { FieldSpec } from "./field-spec.ts";
import { openingHoursSchema } from "./opening-hours.ts";

const NOT_A_URL = "http:// veya https:// ile başlayan geçerli bir adres yazın";
const HTTP_URL = /^https?:\/\/[^\s/]+\.[^\s]+$/i;
const PHONE = /^\+?[\d\s().\-/]{3,}(?:\s*(?:ext\.?|x|dahili)\s*\d{1,6})?$/i;

/** An empty value clears the field: null, or only blanks. */
function clearable<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => {
    const text = typeof value === "string" ? value.trim() : value;
    return text === "" || text === null ? undefined : text;
  }, schema.optional());
}

const text = (maxLength: number) =>
  clearable(z.string("Metin bekleniyor").max(maxLength, `En fazla ${maxLength} karakter olabilir`));
const webAddress = clearable(
  z
    .string("Metin bekleniyor")
    .max(2048, "En fazla 2048 karakter olabilir")
    .regex(HTTP_URL, { error: NOT_A_URL, abort: true })
    .refine((text) => URL.canParse(text), { error: NOT_A_URL, params: { english: "Not a web address" } }),
);
const amount = (min: number, max: number) =>
  z.coerce
    .number(`${min} ile ${max} arasında bir sayı yazın`)
    .min(min, `En az ${min} olmalı`)
    .max(max, `En fazla ${max} olabilir`);

const number = (min: number, max: number) => clearable(amount(min, max));

interface PlainRules {
  text: ReturnType<typeof text>;
  url: typeof webAddress;
  number: ReturnType<typeof number>;
}
type PlainField = FieldsWith<{ edit: string; kind: keyof PlainRules }>;

export const businessNameSchema = z
  .string("Ad gerekli")
  .trim()
  .min(1, "Ad gerekli")
  .max(300, "En fazla 300 karakter olabilir");

/** Fields whose kind alone does not say what an admin may write. */
const OWN_RULES = {
  name: businessNameSchema,
  subtypes: z
    .array(z.string().trim().min(1).max(120, "En fazla 120 karakter olabilir"))
    .max(30, "En fazla 30 alt kategori olabilir"),
  countryCode: clearable(
    z
      .string("Listeden bir ülke seçin")
      .toUpperCase()
      .refine((code) => COUNTRY_CODES.includes(code), {
        error: "Listeden bir ülke seçin",
        params: { english: "Unknown country code" },
      }),
  ),
  phone: clearable(
    z.string("Metin bekleniyor").max(60, "En fazla 60 karakter olabilir").regex(PHONE, "Geçerli bir telefon yazın"),
  ),
  timeZone: clearable(
    z
      .string()
      .max(64)
      .refine(isTimeZone, {
        error: "Bilinmeyen saat dilimi",
        params: { english: "Unknown time zone" },
      }),
  ),
  reviews: z.preprocess(
    (value) => (value === "" || value === null ? 0 : value),
    amount(0, 1_000_000_000).int("Tam sayı yazın"),
  ),
  hours: clearable(openingHoursSchema),
  verified: z.boolean("Evet veya hayır seçin"),
  status: businessStatusSchema,
} satisfies Record<Exclude<EditableField, PlainField>, z.ZodType> & Partial<Record<EditableField, z.ZodType>>;

type OwnRules = typeof OWN_RULES;
type PatchShape = {
  [N in EditableField]: N extends keyof OwnRules
    ? OwnRules[N]
    : N extends PlainField
      ? PlainRules[(typeof BUSINESS_FIELDS)[N]["kind"]]
      : never;
};

/**
 * Fields an admin edits, each with the problem shown beside it. A present but empty field (null or "") is cleared; an absent field stays.
 * Derived fields, such as the dialable form of a phone, are not edited.
 */
export const businessPatchSchema = z.strictObject(patchShape()).partial();
export type BusinessPatchInput = z.input<typeof businessPatchSchema>;
export type EditedFields = z.output<typeof businessPatchSchema>;

function patchShape(): PatchShape {
  const own: Partial<Record<EditableField, z.ZodType>> = OWN_RULES;
  return Object.fromEntries(
    EDITABLE_FIELDS.map((name) => [name, own[name] ?? plainRule(fieldSpec(name))]),
  ) as PatchShape;
}

function plainRule({ kind, maxChars = 0, range: [min, max] = [0, 0] }: FieldSpec): z.ZodType {
  if (kind === "number") return number(min, max);
  return kind === "url" ? webAddress : text(maxChars);
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
