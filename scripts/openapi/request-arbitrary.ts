import fc from "fast-check";
import type { Operation } from "../../services/catalogue/src/openapi/openapi-document.ts";
import { valueFor } from "./value-arbitrary.ts";

export interface AskedRequest {
  /** Path and query, escaped. */
  url: string;
  body?: FormData | string | undefined;
  contentType?: string | undefined;
}

const JSON_TYPE = "application/json";
const FORM_TYPE = "multipart/form-data";
/** What programs that look for holes send, and what breaks careless parsers. */
const HOSTILE_TEXTS = [
  "",
  "null",
  "-1",
  "0",
  "1e999",
  "NaN",
  "true",
  "__proto__",
  "'; DROP TABLE business; --",
  "{{7*7}}",
  "\0",
  "ü".repeat(500),
];
const HOSTILE_SEGMENTS = ["%", "%00", "%E0%A4%A", "..%2f..%2fetc", "__proto__"];
const HOSTILE_BODIES = ["", "{", "null", "[]", '"text"', '{"__proto__":{"a":1}}', "[".repeat(2000)];

const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: "binary", maxLength: 60 }).map((text) => text.toWellFormed()),
);

/** Requests to an operation that keep to its description, and some that break it. `known` are ids and slugs that exist. */
export function requestOf(path: string, operation: Operation, known: readonly string[]): fc.Arbitrary<AskedRequest> {
  const parts = fc.tuple(pathOf(path, operation, known), queryOf(operation, known), bodyOf(operation, known));
  return parts.map(([filled, query, { body, contentType }]) => ({ url: `${filled}${query}`, body, contentType }));
}

/** Whether every request to it is the same. */
export function isFixed({ parameters, requestBody }: Operation): boolean {
  return parameters.length === 0 && requestBody === undefined;
}

function pathOf(path: string, { parameters }: Operation, known: readonly string[]): fc.Arbitrary<string> {
  const values = parameters
    .filter((parameter) => parameter.in === "path")
    .map(({ name, schema }) =>
      fc.tuple(
        fc.constant(name),
        fc
          .oneof(
            { weight: 3, arbitrary: fc.constantFrom(...known) },
            {
              weight: 2,
              arbitrary: valueFor(schema, known).map((value) => encodeURIComponent(String(value).toWellFormed())),
            },
            {
              weight: 1,
              arbitrary: fc.oneof(fc.constantFrom(...HOSTILE_SEGMENTS), hostileText.map(encodeURIComponent)),
            },
          )
          // An empty segment, or one of dots, makes another path.
          .filter((segment) => !/^(\.|%2e){0,2}$/i.test(segment)),
      ),
    );
  return fc
    .tuple(...values)
    .map((pairs) => pairs.reduce((filled, [name, value]) => filled.replace(`{${name}}`, () => value), path));
}

function queryOf({ parameters }: Operation, known: readonly string[]): fc.Arbitrary<string> {
  const own = parameters.filter((parameter) => parameter.in === "query");
  if (own.length === 0) return fc.constant("");
  const fitting = fc.record(
    Object.fromEntries(own.map(({ name, schema }) => [name, valueFor(schema, known).map(String)])),
    {
      requiredKeys: own.filter(({ required }) => required).map(({ name }) => name),
    },
  );
  const names = fc.constantFrom(...own.map(({ name }) => name));
  const junk = fc.array(fc.tuple(names, hostileText), { maxLength: 3 });
  return fc.tuple(fitting, fc.oneof(fc.constant([]), junk)).map(([pairs, extra]) => {
    const query = new URLSearchParams([...Object.entries(pairs), ...extra]);
    return query.size === 0 ? "" : `?${query}`;
  });
}

function bodyOf({ requestBody }: Operation, known: readonly string[]): fc.Arbitrary<Omit<AskedRequest, "url">> {
  const { [JSON_TYPE]: json, [FORM_TYPE]: form } = requestBody?.content ?? {};
  const forms = form === undefined ? [] : [valueFor(form.schema, known).map((value) => ({ body: formOf(value) }))];
  if (json === undefined) return fc.oneof(...forms, ...(forms.length === 0 ? [fc.constant({})] : []));
  const fitting = valueFor(json.schema, known).map((value) => JSON.stringify(value));
  const junk = fc.oneof(
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.constantFrom(...HOSTILE_BODIES),
  );
  const texts = fc.oneof({ weight: 2, arbitrary: fitting }, junk).map((body) => ({ body, contentType: JSON_TYPE }));
  return fc.oneof({ weight: 5, arbitrary: texts }, ...forms, fc.constant({ body: "a=b", contentType: "text/plain" }));
}

function formOf(value: unknown): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(Object(value))) {
    if (name === "file") form.append(name, new Blob([`name,city\n${text},Berlin\n`]), "businesses.csv");
    else form.append(name, String(text));
  }
  return form;
}
