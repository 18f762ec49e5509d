const PYTHON_WORDS: Readonly<Record<string, string>> = { True: "true", False: "false", None: "null" };
const PYTHON_TOKEN = /"(?:[^"\\]|\\.)*"|'((?:[^'\\]|\\.)*)'|\b(True|False|None)\b/g;

/** Parses JSON, or the same written by Python (`{'Monday': ['9AM-5PM']}`). Undefined when it is neither. */
export function parseLooseJson(text: string): unknown {
  return tryParse(text) ?? tryParse(fromPython(text));
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
