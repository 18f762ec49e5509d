import type { Request } from "express";

/** Languages that the API has messages in. */
export type Language = "tr" | "en";

/** The language that a caller prefers, by Accept-Language; Turkish where it says nothing or neither. */
export function languageOf(req: Request): Language {
  return req.acceptsLanguages("tr", "en") === "en" ? "en" : "tr";
}
