import { API_TABLES } from "@meridian/contracts/api-tables";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { bilingualIssue, parseIn } from "./validation-issue.ts";

const BROKEN_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  1.5,
  Number.NaN,
  1e12,
  "",
  "x",
  "x".repeat(100_000),
  "http://x",
  [],
  ["x", null],
  Array.from({ length: 20_000 }, () => "x"),
  {},
  { x: 1 },
];
/** Words of zod or of JavaScript, which say nothing to a reader. */
const JARGON =
  /Invalid|expected|received|instanceof|beklenen|alınan|undefined|NaN|pattern|desen|\bstring\b|\bobject\b|<=|>=|\/\^/;

const parts = API_TABLES.flatMap(({ endpoints }) =>
  Object.entries(endpoints).flatMap(([name, endpoint]) =>
    (["params", "query", "body"] as const).map((part) => ({
      title: `${name} ${part}`,
      schema: endpoint[part],
      language: endpoint.access === "session" ? ("tr" as const) : ("en" as const),
    })),
  ),
);

/** The texts of everything that can be wrong with a part: with all of it, and with each field it names as missing. */
function textsOf({ schema, language }: (typeof parts)[number]): { kind: string; tr: string; en: string }[] {
  const texts: { kind: string; tr: string; en: string }[] = [];
  const fieldsOf = new Map<string, unknown>();
  const note = (value: unknown) => {
    const parsed = parseIn(language, schema, value);
    for (const issue of parsed.error?.issues ?? []) {
      texts.push({ kind: issue.code, ...bilingualIssue(language, issue).message });
      const [field] = issue.path;
      if (typeof field === "string") fieldsOf.set(field, undefined);
    }
  };
  for (const value of BROKEN_VALUES) note(value);
  for (const name of shapeOf(schema)) fieldsOf.set(name, undefined);
  for (const name of fieldsOf.keys()) for (const value of BROKEN_VALUES) note({ [name]: value });
  return texts;
}

function shapeOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodType) return shapeOf(schema.in);
  return [];
}

const all = parts.map((part) => ({ ...part, texts: textsOf(part) })).filter(({ texts }) => texts.length > 0);

describe("a rejected request", () => {
  it.each(all)("$title answers bad input with sentences in both languages", ({ texts }) => {
    const bad = texts.filter(({ tr, en }) => !isSentence(tr) || !isSentence(en) || (tr === en && tr !== ""));
    expect(bad).toEqual([]);
  });

  it("is checked for most kinds of problem, in most calls", () => {
    expect(all.length).toBeGreaterThan(60);
    const kinds = new Set(all.flatMap(({ texts }) => texts.map(({ kind }) => kind)));
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        "invalid_type",
        "invalid_value",
        "too_big",
        "too_small",
        "invalid_format",
        "unrecognized_keys",
        "custom",
      ]),
    );
  });
});

function isSentence(text: string): boolean {
  return /^(?:\p{Lu}|\d|http|true|null)/u.test(text) && text.includes(" ") && !JARGON.test(text);
}

it.each([
  [z.string(), undefined, "Bu alan zorunlu", "This field is required"],
  [z.string(), 5, "Metin olmalı", "This must be text"],
  [z.number(), "5", "Sayı olmalı", "This must be a number"],
  [z.int(), 1.5, "Tam sayı olmalı", "This must be a whole number"],
  [z.boolean(), "yes", "true veya false olmalı", "This must be true or false"],
  [z.array(z.string()), "a", "Liste olmalı", "This must be a list"],
  [z.object({}), "a", "Alanları olan bir JSON değeri olmalı", "This must be a JSON value with fields"],
  [z.enum(["a", "b"]), "c", "Şunlardan biri olmalı: a, b", "This must be one of a, b"],
  [z.enum(["a", "b"]), undefined, "Bu alan zorunlu", "This field is required"],
  [z.literal("SİL"), "sil", "SİL olmalı", "This must be SİL"],
  [
    z.string().max(10_000),
    "x".repeat(10_001),
    "En fazla 10.000 karakter olabilir",
    "At most 10,000 characters are allowed",
  ],
  [z.string().min(1), "", "Bu alan zorunlu", "This field is required"],
  [z.string().min(8), "x", "En az 8 karakter olmalı", "At least 8 characters are needed"],
  [z.string().length(2), "x", "Tam 2 karakter olmalı", "Exactly 2 characters are needed"],
  [z.array(z.string()).min(1), [], "En az 1 öğe olmalı", "At least 1 item is needed"],
  [z.array(z.string()).max(1), ["a", "b"], "En fazla 1 öğe olabilir", "At most 1 item is allowed"],
  [z.number().min(1), 0, "En az 1 olmalı", "This must be at least 1"],
  [z.number().lt(1), 1, "1 değerinden küçük olmalı", "This must be less than 1"],
  [z.number().gt(1), 1, "1 değerinden büyük olmalı", "This must be more than 1"],
  [z.number().multipleOf(5), 3, "5 ile tam bölünmeli", "This must be a multiple of 5"],
  [z.email(), "x", "Geçerli bir e-posta adresi yazın", "This must be a valid email address"],
  [z.iso.date(), "x", "Tarih 2026-05-01 biçiminde olmalı", "This must be a date such as 2026-05-01"],
  [z.string().regex(/^a$/), "b", "Doğru biçimde değil", "This does not have the right form"],
  [z.strictObject({}), { a: 1, b: 2 }, "Bilinmeyen alan: a, b", "Unknown field: a, b"],
  [z.union([z.literal(""), z.email()]), "x", "Geçerli bir e-posta adresi yazın", "This must be a valid email address"],
  [z.union([z.string(), z.number()]), true, "Bu değer burada kullanılamaz", "This value cannot be used here"],
  [z.discriminatedUnion("kind", [z.object({ kind: z.literal("a") })]), { kind: "b" }, "a olmalı", "This must be a"],
  [z.string().refine(() => false), "x", "Bu değer burada kullanılamaz", "This value cannot be used here"],
])("%# of any kind has one text per language, whichever is parsed in", (schema, value, tr, en) => {
  for (const language of ["tr", "en"] as const) {
    const [issue] = parseIn(language, schema, value).error?.issues ?? [];
    expect(issue && bilingualIssue(language, issue).message).toEqual({ tr, en });
  }
});

it("a rule of our own has its text in both languages", () => {
  const turkish = z.string().refine(() => false, { error: "Olmaz", params: { english: "It cannot be" } });
  const english = z.string().refine(() => false, { error: "It cannot be", params: { turkish: "Olmaz" } });
  for (const [language, schema] of [
    ["tr", turkish],
    ["en", english],
  ] as const) {
    const [issue] = parseIn(language, schema, "x").error?.issues ?? [];
    expect(issue && bilingualIssue(language, issue).message).toEqual({ tr: "Olmaz", en: "It cannot be" });
  }
});
