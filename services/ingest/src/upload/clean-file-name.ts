const MAX_NAME_LENGTH = 200;

/** A file name safe to show and log: one line, no invisible direction marks, never empty. */
export function cleanFileName(name: string): string {
  const lastPart = name.split(/[\\/]/).at(-1) ?? "";
  const visible = lastPart.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "").trim();
  return visible === "" ? "dosya" : visible.slice(0, MAX_NAME_LENGTH);
}
