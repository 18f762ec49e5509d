import type { Request } from "express";
import type { Bilingual } from "../app-error.ts";

/** Languages of API messages. */
export type Language = "tr" | "en";

/** Calls of the admin area, whose only reader so far reads Turkish. */
const ADMIN_PATHS = /^\/api\/(?:admin|upload-excel|upload-excel-batch|export-csv)(?:\/|$)/;
const BUSINESS_PATH = /^\/api\/businesses\/[^/]+$/;
const CHANGES = new Set(["PUT", "PATCH", "DELETE"]);

/** The caller's preferred language by Accept-Language. By default, calls of the admin area answer in Turkish, others in English. */
export function languageOf(req: Request): Language {
  const byDefault = defaultLanguageOf(req.method, req.originalUrl.split("?", 1)[0] ?? "");
  const other = byDefault === "tr" ? "en" : "tr";
  return req.acceptsLanguages(byDefault, other) === other ? other : byDefault;
}

export function defaultLanguageOf(method: string, path: string): Language {
  const isForAdmin = ADMIN_PATHS.test(path) || (CHANGES.has(method) && BUSINESS_PATH.test(path));
  return isForAdmin ? "tr" : "en";
}

/** The answer of a call whose specified answer is `{success, message}`, in the caller's language. */
export function succeeded(req: Request, message: Bilingual): { success: true; message: string } {
  return { success: true, message: message[languageOf(req)] };
}
