import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;
interface Texts {
  tr: string;
  en: string;
}
type SizeIssue = Extract<Issue, { code: "too_big" | "too_small" }>;

const REQUIRED: Texts = { tr: "Bu alan zorunlu", en: "This field is required" };
const NOT_ACCEPTED: Texts = { tr: "Bu değer burada kullanılamaz", en: "This value cannot be used here" };
const NOT_IN_FORM: Texts = { tr: "Doğru biçimde değil", en: "This does not have the right form" };

const TYPES: Record<string, Texts> = {
  string: { tr: "Metin olmalı", en: "This must be text" },
  number: { tr: "Sayı olmalı", en: "This must be a number" },
  int: { tr: "Tam sayı olmalı", en: "This must be a whole number" },
  boolean: { tr: "true veya false olmalı", en: "This must be true or false" },
  array: { tr: "Liste olmalı", en: "This must be a list" },
  tuple: { tr: "Liste olmalı", en: "This must be a list" },
  object: { tr: "Alanları olan bir JSON değeri olmalı", en: "This must be a JSON value with fields" },
  record: { tr: "Alanları olan bir JSON değeri olmalı", en: "This must be a JSON value with fields" },
  date: { tr: "Geçerli bir tarih olmalı", en: "This must be a valid date" },
  null: { tr: "null olmalı", en: "This must be null" },
  never: NOT_ACCEPTED,
};

const FORMATS: Record<string, Texts> = {
  email: { tr: "Geçerli bir e-posta adresi yazın", en: "This must be a valid email address" },
  url: { tr: "Geçerli bir web adresi yazın", en: "This must be a valid web address" },
  uuid: { tr: "Geçerli bir kimlik (UUID) değil", en: "This must be a valid id (UUID)" },
  datetime: {
    tr: "Tarih ve saat 2026-05-01T09:30:00Z biçiminde olmalı",
    en: "This must be a date and time such as 2026-05-01T09:30:00Z",
  },
  date: { tr: "Tarih 2026-05-01 biçiminde olmalı", en: "This must be a date such as 2026-05-01" },
};

/** What is wrong with a value, as a sentence for people. `languageError("tr")` is an error map of zod. */
export function languageError(language: keyof Texts): (issue: Issue) => string {
  return (issue) => textOf(issue)[language];
}

function textOf(issue: Issue): Texts {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return REQUIRED;
      return TYPES[issue.expected] ?? NOT_ACCEPTED;
    case "invalid_value":
      return issue.input === undefined ? REQUIRED : oneOf(issue.values);
    case "too_big":
      return atMost(issue, Number(issue.maximum));
    case "too_small":
      return atLeast(issue, Number(issue.minimum));
    case "invalid_format":
      return FORMATS[issue.format] ?? NOT_IN_FORM;
    case "not_multiple_of":
      return { tr: `${issue.divisor} ile tam bölünmeli`, en: `This must be a multiple of ${issue.divisor}` };
    case "unrecognized_keys":
      return { tr: `Bilinmeyen alan: ${issue.keys.join(", ")}`, en: `Unknown field: ${issue.keys.join(", ")}` };
    case "invalid_union":
      if (issue.input === undefined) return REQUIRED;
      return Array.isArray(issue.options) ? oneOf(issue.options) : unionText(issue);
    default:
      return NOT_ACCEPTED;
  }
}

function oneOf(values: readonly unknown[]): Texts {
  const listed = values.map(String).join(", ");
  if (values.length === 1) return { tr: `${listed} olmalı`, en: `This must be ${listed}` };
  return { tr: `Şunlardan biri olmalı: ${listed}`, en: `This must be one of ${listed}` };
}

/** The problem of the alternative that takes values of this type. */
function unionText(issue: Extract<Issue, { code: "invalid_union" }>): Texts {
  const isType = ({ code, path }: z.core.$ZodIssue) =>
    path.length === 0 && code !== "invalid_value" && code !== "invalid_type";
  const [closest] = (issue.errors ?? []).flat().filter(isType);
  if (closest === undefined) return NOT_ACCEPTED;
  // While zod parses, problems are worded in the requested language.
  if (issue.message === undefined) return { tr: closest.message, en: closest.message };
  return textOf({ ...closest, input: issue.input } as Issue);
}

function atMost({ origin, inclusive, exact }: SizeIssue, maximum: number): Texts {
  if (exact === true) return exactly(origin, maximum);
  const { tr, en } = inWords(maximum);
  if (origin === "string")
    return { tr: `En fazla ${tr} karakter olabilir`, en: `At most ${en} characters are allowed` };
  if (isList(origin)) return { tr: `En fazla ${tr} öğe olabilir`, en: `At most ${en} ${items(maximum)} allowed` };
  if (inclusive === false) return { tr: `${tr} değerinden küçük olmalı`, en: `This must be less than ${en}` };
  return { tr: `En fazla ${tr} olabilir`, en: `This must be at most ${en}` };
}

function atLeast({ origin, inclusive, exact }: SizeIssue, minimum: number): Texts {
  if (exact === true) return exactly(origin, minimum);
  const { tr, en } = inWords(minimum);
  if (origin === "string" && minimum === 1) return REQUIRED;
  if (origin === "string") return { tr: `En az ${tr} karakter olmalı`, en: `At least ${en} characters are needed` };
  if (isList(origin)) return { tr: `En az ${tr} öğe olmalı`, en: `At least ${en} ${items(minimum)} needed` };
  if (inclusive === false) return { tr: `${tr} değerinden büyük olmalı`, en: `This must be more than ${en}` };
  return { tr: `En az ${tr} olmalı`, en: `This must be at least ${en}` };
}

function exactly(origin: string, size: number): Texts {
  const { tr, en } = inWords(size);
  if (origin === "string") return { tr: `Tam ${tr} karakter olmalı`, en: `Exactly ${en} characters are needed` };
  return { tr: `Tam ${tr} öğe olmalı`, en: `Exactly ${en} items are needed` };
}

function isList(origin: string): boolean {
  return origin === "array" || origin === "set" || origin === "map" || origin === "object";
}

function items(size: number): string {
  return size === 1 ? "item is" : "items are";
}

function inWords(amount: number): Texts {
  return { tr: amount.toLocaleString("tr-TR"), en: amount.toLocaleString("en-US") };
}
