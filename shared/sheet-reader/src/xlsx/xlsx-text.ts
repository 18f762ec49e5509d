const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** Decodes the format's escapes for characters XML cannot hold: `_x000D_`, and `_x005F_` for "_". */
export function unescapeSheetText(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(ESCAPED, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
