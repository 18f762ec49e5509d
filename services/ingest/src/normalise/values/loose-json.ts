const PYTHON_WORDS: Readonly<Record<string, string>> = { True: "true", False: "false", None: "null" };
const PYTHON_TOKEN = /"(?:[^"\\]|\\.)*"|'((?:[^'\\]|\\.)*)'|\b(True|False|None)\b/g;

const ORDERED = "OrderedDict([";
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/.source;
/** Without another one inside. */
const ORDERED_OBJECT = new RegExp(`OrderedDict\\(\\[((?:${QUOTED}|[^"'()]|\\((?:${QUOTED}|[^"'()])*\\))*)\\]\\)`, "g");
const PAIR = new RegExp(`\\((${QUOTED}),((?:${QUOTED}|[^"'()])*)\\)`, "g");

/** Parses JSON or its Python equivalent (`{'Monday': ['9AM-5PM']}`). Undefined for anything else. */
export function parseLooseJson(text: string): unknown {
  return tryParse(text) ?? tryParse(fromPython(text));
}

/** Python's objects that keep their order, as plain ones: "OrderedDict([('name', 'Bar')])". Anything else stays. */
export function plainObjects(text: string): string {
  if (!text.includes(ORDERED)) return text;
  const plain = text.replace(ORDERED_OBJECT, (_, pairs: string) => `{${pairs.replace(PAIR, "$1:$2")}}`);
  return plain === text ? text : plainObjects(plain);
}

/** The texts of a list in JSON or Python syntax as one: "['12 High St', 'Old Town']". Anything else stays. */
export function joinTextList(text: string, separator = ", "): string {
  if (!text.startsWith("[")) return text;
  const list = parseLooseJson(text);
  const areTexts = Array.isArray(list) && list.length > 0 && list.every((item) => typeof item === "string");
  return areTexts ? list.filter((item) => item.trim() !== "").join(separator) : text;
}

/**
 * The complete elements of truncated JSON or Python syntax, as in cells cut at 255 characters: those of the outermost list or object with
 * more than one. Undefined if nothing is complete or nothing was cut.
 */
export function parseCutJson(cut: string): unknown {
  const text = fromPython(cut);
  const open: { closing: string; lastComma: number }[] = [];
  let isQuoted = false;
  for (let index = 0; index < text.length; index++) {
    const sign = text[index];
    if (isQuoted) {
      if (sign === "\\") index++;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === "{") open.push({ closing: "}", lastComma: -1 });
    else if (sign === "[") open.push({ closing: "]", lastComma: -1 });
    else if (sign === "}" || sign === "]") open.pop();
    else if (sign === ",") {
      const list = open.at(-1);
      if (list !== undefined) list.lastComma = index;
    }
  }
  const depth = open.findIndex(({ lastComma }) => lastComma >= 0);
  const list = open[depth];
  if (list === undefined) return undefined;
  const closings = open.slice(0, depth + 1).map(({ closing }) => closing);
  return tryParse(text.slice(0, list.lastComma) + closings.toReversed().join(""));
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fromPython(text: string): string {
  return text.replace(PYTHON_TOKEN, (token: string, quoted: string | undefined, word: string | undefined) => {
    if (word !== undefined) return PYTHON_WORDS[word] ?? token;
    if (quoted === undefined) return token;
    return `"${quoted.replaceAll("\\'", "'").replace(/(?<!\\)"/g, '\\"')}"`;
  });
}
