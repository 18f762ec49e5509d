/** Longer descriptions are texts. */
const MAX_CHARS = 100_000;
const CELL = String.raw`((?:[^<]|<(?!\/?t[dhr]\b))*)`;
/** A row of two cells without tables in them. */
const ROW = new RegExp(String.raw`<tr[^<>]*>\s*<t[hd][^<>]*>${CELL}<\/t[hd]>\s*<td[^<>]*>${CELL}<\/td>\s*<\/tr>`, "gi");
const IMAGE = /<img\b[^<>]*?\bsrc\s*=\s*["']([^"'<>]+)["'][^<>]*>/gi;
const LINK = /^<a\b[^<>]*?\bhref\s*=\s*["'](?:mailto:|tel:)?([^"'<>]+)["'][^<>]*>[^<]*<\/a>$/i;
const LINE_END = /<br\s*\/?>|<\/?(?:p|div|li|ul|ol|table|tbody|tr|h[1-6])\b[^<>]*>|\n/i;
const TAG = /<\/?[a-z][^<>]*>/gi;
const HAS_MARKUP = /<[a-z]/i;
/** "Phone: 555", but neither "https://…" nor "10:30". */
const LABELLED = /^([^:]{0,59}\p{L}[^:]{0,59}):(?!\/\/)\s*(.*)$/su;

export type DescriptionFields = ReadonlyMap<string, string>;

/**
 * The fields that a description consists of: the rows of a table with two columns, or lines `Phone: 555` as Google My Maps writes them for
 * the columns of its tables. Undefined for any other text.
 */
export function fieldsOfDescription(html: string): DescriptionFields | undefined {
  if (html.length > MAX_CHARS) return undefined;
  const rows = [...html.matchAll(ROW)].map(([, key = "", value = ""]) => [shown(key), shownValue(value)] as const);
  const pairs = rows.length > 0 ? rows : pairsOfLines(html);
  return pairs === undefined || pairs.length === 0 ? undefined : new Map(pairs.filter(([key]) => key !== ""));
}

function pairsOfLines(html: string): (readonly [string, string])[] | undefined {
  const images = [...html.matchAll(IMAGE)].map(([, source = ""]) => ["image", source] as const);
  const lines = html
    .replace(IMAGE, "")
    .split(LINE_END)
    .map((line) => line.trim());
  const pairs = lines.filter((line) => shown(line) !== "").map(pairOfLine);
  const whole = pairs.filter((pair) => pair !== undefined);
  return whole.length < pairs.length || whole.length === 0 ? undefined : [...images.slice(0, 1), ...whole];
}

function pairOfLine(line: string): readonly [string, string] | undefined {
  const [, key = "", value = ""] = LABELLED.exec(line.replace(/^(?:<(?:b|strong|i|em)>)+/i, "")) ?? [];
  const label = shown(key);
  return label === "" ? undefined : [label, shownValue(value.replace(/^(?:<\/(?:b|strong|i|em)>\s*)+/i, ""))];
}

/** The target of a value that is a link, which its text may not show. */
function shownValue(html: string): string {
  return LINK.exec(html.trim())?.[1] ?? shown(html);
}

function shown(html: string): string {
  return (HAS_MARKUP.test(html) ? html.replace(TAG, "") : html).replaceAll("&nbsp;", " ").trim();
}

/** Whether the descriptions of a file consist of fields: every one does, and one field is in all. */
export function createDescriptionSurvey() {
  let common: ReadonlySet<string> | undefined;
  let isText = false;
  return {
    add(description: string) {
      const fields = isText ? undefined : fieldsOfDescription(description);
      if (fields === undefined) {
        isText = true;
        return;
      }
      common = new Set([...fields.keys()].filter((key) => common?.has(key) ?? true));
    },
    areFields: () => !isText && common !== undefined && common.size > 0,
  };
}

/** Whether a description only repeats values that are fields already, but for its image. */
export function isRepetition(description: string, fields: ReadonlyMap<string, string>): boolean {
  const own = fieldsOfDescription(description);
  if (own === undefined) return false;
  return [...own].every(([key, value]) => value === "" || fields.get(key)?.trim() === value || key === "image");
}
