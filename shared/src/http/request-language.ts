import type { Request } from "express";

/** Languages of API messages. */
export type Language = "tr" | "en";

/** The caller's preferred language by Accept-Language; Turkish by default. */
export function languageOf(req: Request): Language {
  return req.acceptsLanguages("tr", "en") === "en" ? "en" : "tr";
}
