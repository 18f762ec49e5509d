import { z } from "zod";
import type { BilingualIssue } from "../kernel/app-error.ts";

export type ZodIssue = z.core.$ZodIssue;

const { localeError: turkish } = z.locales.tr();
const { localeError: english } = z.locales.en();

/** Validates input of the admin area. Schemas have Turkish messages of their own where zod's would not do. */
export function parseInTurkish<S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> {
  // English messages are made later from the issues, and name the type of the input.
  return schema.safeParse(value, { error: turkish, reportInput: true });
}

/** A rule of ours has its English message in `params.english`; those of zod describe themselves. */
export function bilingualIssue(issue: ZodIssue): BilingualIssue {
  const own: unknown = issue.code === "custom" ? issue.params?.english : undefined;
  // With its input reported, an issue has all that a message is made from.
  const made = english(issue as z.core.$ZodRawIssue);
  const en = typeof own === "string" ? own : typeof made === "string" ? made : made?.message;
  return { path: issue.path.map(String).join("."), message: { tr: issue.message, en: en ?? "Invalid input" } };
}
