import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { categorySymbolSchema } from "../../shared/contracts/src/categories/category-symbol.ts";
import { capitalised } from "../../shared/domain/src/text/capitalised.ts";
import { wordsOf } from "../../shared/domain/src/text/search-words.ts";
import { slugify } from "../../shared/domain/src/text/slug.ts";
import { readSchemaNames, SAME_KIND } from "./schema-kinds.ts";
import { localTerms, spokenTerms, stemsOf } from "./spoken-terms.ts";

const KINDS = resolve(import.meta.dirname, "../../shared/knowledge/src/kinds");
const LABELS = join(KINDS, "labels.tsv");
/** Keys with better display names where the schema's are for mappers: "Pharmacy Counter". */
const NAMES = join(KINDS, "names.tsv");
/** Keys or prefixes of keys, with the group, symbol and schema.org type of these kinds and those below them. */
const GROUPS = join(KINDS, "groups.tsv");
/** A text means every kind with at least this share of the languages of its likeliest kind. */
const MIN_SHARE = 0.5;
/** Languages that must agree on a mapper's term: terms of a single language are often names, brands or mistakes. */
const MIN_LANGUAGES_OF_TERM = 3;
/** The maximum number of kinds for a text; more is too ambiguous. */
const MAX_KINDS = 3;
const ENGLISH = "en";
/** The end of a mapper's term that names a place, a trade or a branch of medicine. Others name what is found there: "beer". */
const NAMED_END = new RegExp(
  [
    "(?<=..)(?:winkel|zaak|kantoor|bureau|handel(?:aar)?|centrum|huis|asiel|kraam|markt|verhuur|kliniek|praktijk|makelaar|arts|dokter",
    "|theek|erij|maker|zetter|hersteller|school|museum|kerk|shop|store|salon|hotel|hostel|bar|pub|club|cafe|restaurant|parking",
    "|(?<!tecno)logi[ae]|iatri[ae]|th?erapi[ae])$|(?<=.)(?:[店館馆廳厅廟寺院所站場场行樓楼吧菜科處]|料理|中心|公司)$",
  ].join(""),
);
const PAIR = z.tuple([z.string(), z.string()]);

/** The certainty that a text names a kind: a curated label, a name, a tag, a mapper's search term, or a tag's value. */
type Certainty = "label" | "name" | "tag" | "term" | "value";
const CERTAINTIES: readonly Certainty[] = ["label", "name", "tag", "term", "value"];
/** Tag values that mean something else without their key. */
const VAGUE_VALUES = new Set(
  "art bag bed common craft gas general guide model paint party photo pitch religion rental repair research trade union water yes".split(
    " ",
  ),
);
/** Kinds of places to eat, distinguished by the tag "cuisine". */
const CUISINE = /^amenity\/(?:restaurant|fast_food|cafe)\/([^/]+)$/;

interface Evidence {
  text: string;
  kind: string;
  certainty: Certainty;
  language: string;
}

/** Writes the tables `kind` and `term`; returns their row counts. */
export function buildKinds(db: DatabaseSync): { kinds: number; terms: number } {
  const evidence = [...readLabels(), ...readSchema()];
  const names = nameKinds(evidence);
  // Parents come first.
  const keys = [...new Set([...names.keys()].flatMap(withAncestors))].sort(byDepth);
  const ids = new Map(keys.map((key, at) => [key, at + 1]));
  const groups = readGroups(ids);
  db.exec(`CREATE TABLE kind (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, parent INTEGER REFERENCES kind (id), name TEXT NOT NULL,
      slug TEXT NOT NULL UNIQUE, kind_group TEXT NOT NULL, symbol TEXT NOT NULL, schema_type TEXT NOT NULL);
    CREATE TABLE term (text TEXT PRIMARY KEY, kinds TEXT NOT NULL, is_name INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE spoken_term (text TEXT PRIMARY KEY, kinds TEXT NOT NULL, is_curated INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE local_term (text TEXT, country TEXT, kinds TEXT NOT NULL, PRIMARY KEY (text, country)) WITHOUT ROWID;
    CREATE TABLE stem_term (text TEXT PRIMARY KEY, kinds TEXT NOT NULL) WITHOUT ROWID;
    CREATE VIEW curated_spoken_term AS SELECT text FROM spoken_term WHERE is_curated;`);
  const insertKind = db.prepare(
    "INSERT INTO kind (id, key, parent, name, slug, kind_group, symbol, schema_type) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const slugs = new Set<string>();
  for (const [key, id] of ids) {
    const name = names.get(key) ?? nameFromKey(key);
    const slug = slugs.has(slugify(name)) ? slugify(key) : slugify(name);
    slugs.add(slug);
    insertKind.run(id, key, ids.get(parentOf(key) ?? "") ?? null, name, slug, ...groupOf(key, groups));
  }
  const insertTerm = db.prepare("INSERT INTO term (text, kinds, is_name) VALUES (?, ?, ?)");
  const terms = decideTerms(evidence);
  for (const [text, { kinds, certainty }] of terms) {
    const isName = certainty !== "term" || NAMED_END.test(text);
    insertTerm.run(text, kinds.map((kind) => ids.get(kind)).join(" "), Number(isName));
  }
  const insertSpoken = db.prepare("INSERT INTO spoken_term (text, kinds, is_curated) VALUES (?, ?, ?)");
  const named = [...terms].map(([text, { kinds }]) => [text, kinds.flatMap((kind) => ids.get(kind) ?? [])] as const);
  const spoken = [...spokenTerms(ids, named)];
  for (const { text, kinds, isCurated } of spoken) insertSpoken.run(text, kinds.join(" "), Number(isCurated));
  const insertLocal = db.prepare("INSERT INTO local_term (text, country, kinds) VALUES (?, ?, ?)");
  for (const { text, country, kinds } of localTerms(ids)) insertLocal.run(text, country, kinds.join(" "));
  const insertStem = db.prepare("INSERT INTO stem_term (text, kinds) VALUES (?, ?)");
  for (const [stem, kinds] of stemsOf(named, spoken)) insertStem.run(stem, kinds);
  return { kinds: ids.size, terms: terms.size };
}

function* readLabels(): Generator<Evidence> {
  for (const [text, kind] of readRows(LABELS, PAIR)) yield { text, kind, certainty: "label", language: ENGLISH };
}

type Group = readonly [group: string, symbol: string, schemaType: string];

/** Throws for an unknown kind. */
function readGroups(kinds: ReadonlyMap<string, number>): Map<string, Group> {
  const groups = new Map<string, Group>();
  const columns = z.tuple([z.string(), z.string(), categorySymbolSchema, z.string()]);
  for (const [key, ...group] of readRows(GROUPS, columns)) {
    if (key.includes("/") && !kinds.has(key)) throw new Error(`${GROUPS}: no such kind: ${key}`);
    groups.set(key, group);
  }
  return groups;
}

/** The group of the kind itself, else of its nearest ancestor, else of its first word. */
function groupOf(key: string, groups: ReadonlyMap<string, Group>): Group {
  const own = groups.get(key);
  if (own !== undefined) return own;
  const above = parentOf(key) ?? key.split("/", 1)[0] ?? key;
  if (above === key) throw new Error(`${GROUPS}: nothing for ${key}`);
  return groupOf(above, groups);
}

function* readRows<Row>(path: string, columns: z.ZodType<Row>): Generator<Row> {
  for (const line of readFileSync(path, "utf8").split("\n")) {
    if (line === "") continue;
    const row = columns.safeParse(line.split("\t"));
    if (!row.success) throw new Error(`${path}: not its columns: ${line}`);
    yield row.data;
  }
}

function* readSchema(): Generator<Evidence> {
  for (const { preset, kind, language, names, terms } of readSchemaNames()) {
    for (const text of names) yield { text, kind, certainty: "name", language };
    for (const text of terms) yield { text, kind, certainty: "term", language };
    if (language === ENGLISH) yield* readTags(preset, kind);
  }
}

/** As in exports of OpenStreetMap: `shop=car_repair`, `cuisine=pizza`, `car_repair`. */
function* readTags(preset: string, kind: string): Generator<Evidence> {
  yield { text: tagText(preset), kind, certainty: "tag", language: ENGLISH };
  const cuisine = CUISINE.exec(preset)?.[1];
  if (cuisine !== undefined) yield { text: tagText(`cuisine/${cuisine}`), kind, certainty: "tag", language: ENGLISH };
  const [, value = "", ...further] = preset.split("/");
  if (further.length > 0 || VAGUE_VALUES.has(value)) return;
  yield { text: tagText(value), kind, certainty: "value", language: ENGLISH };
}

const tagText = (tag: string): string => tag.replaceAll(/[_/]/g, " ");

/** The English name of each kind: from our table, else the schema, else the first label. */
function nameKinds(evidence: readonly Evidence[]): Map<string, string> {
  const names = new Map<string, string>();
  const ours = new Map(readRows(NAMES, PAIR));
  for (const { kind, text, certainty, language } of evidence) {
    const isName = certainty === "name" && language === ENGLISH;
    const name = ours.get(kind) ?? (isName ? inSentenceCase(text) : undefined);
    if (name !== undefined && !names.has(kind)) names.set(kind, name);
  }
  for (const { kind, text } of evidence) if (!names.has(kind)) names.set(kind, capitalised(text));
  return names;
}

interface Term {
  kinds: readonly string[];
  certainty: Certainty;
}

/** The kinds of each text by its strongest evidence, then by the number of agreeing languages. */
function decideTerms(evidence: readonly Evidence[]): Map<string, Term> {
  const found = new Map<string, Map<Certainty, Map<string, Set<string>>>>();
  for (const { text, kind, certainty, language } of evidence) {
    const folded = wordsOf(text).join(" ");
    if (folded === "") continue;
    const byCertainty = getOrAdd(found, folded, () => new Map<Certainty, Map<string, Set<string>>>());
    const byKind = getOrAdd(byCertainty, certainty, () => new Map<string, Set<string>>());
    getOrAdd(byKind, kind, () => new Set<string>()).add(language);
  }
  const terms = new Map<string, Term>();
  for (const [text, byCertainty] of found) {
    const surest = surestOf(byCertainty);
    if (surest !== undefined && surest.kinds.length <= MAX_KINDS) terms.set(text, surest);
  }
  return terms;
}

function surestOf(byCertainty: ReadonlyMap<Certainty, ReadonlyMap<string, ReadonlySet<string>>>): Term | undefined {
  for (const certainty of CERTAINTIES) {
    const kinds = likeliest(byCertainty.get(certainty) ?? new Map(), certainty === "term" ? MIN_LANGUAGES_OF_TERM : 1);
    if (kinds.length > 0) return { kinds, certainty };
  }
  return undefined;
}

function likeliest(kinds: ReadonlyMap<string, ReadonlySet<string>>, minLanguages: number): string[] {
  const least = Math.max(minLanguages, MIN_SHARE * Math.max(...[...kinds.values()].map(({ size }) => size)));
  const likely = [...kinds].filter(([, languages]) => languages.size >= least).map(([kind]) => kind);
  // A kind includes those below it.
  return likely.filter((kind) => !likely.some((other) => kind.startsWith(`${other}/`))).sort();
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
}

/** `amenity/restaurant/italian` is below `amenity/restaurant`, which is below nothing. */
function parentOf(key: string): string | undefined {
  const parts = key.split("/");
  if (parts.length < 3) return undefined;
  const parent = parts.slice(0, -1).join("/");
  return SAME_KIND.get(parent) ?? parent;
}

function byDepth(left: string, right: string): number {
  return left.split("/").length - right.split("/").length || (left < right ? -1 : 1);
}

function withAncestors(key: string): string[] {
  const parent = parentOf(key);
  return parent === undefined ? [key] : [key, ...withAncestors(parent)];
}

function nameFromKey(key: string): string {
  return capitalised((key.split("/").at(-1) ?? key).replaceAll("_", " "));
}

/** "Pizza Restaurant" as "Pizza restaurant"; "LGBTQ+ Bar" keeps its capitals. */
function inSentenceCase(text: string): string {
  return text.replace(/(?<=[\s/(-])\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}
