import type { Request } from "express";
import type { Bilingual } from "../kernel/app-error.ts";

/** Languages of API messages. */
export type Language = "tr" | "en";

/** The caller's preferred language by Accept-Language; Turkish by default. */
export function languageOf(req: Request): Language {
  return req.acceptsLanguages("tr", "en") === "en" ? "en" : "tr";
}

/** The answer of a call whose specified answer is `{success, message}`, in the caller's language. */
export function succeeded(req: Request, message: Bilingual): { success: true; message: string } {
  return { success: true, message: message[languageOf(req)] };
}
