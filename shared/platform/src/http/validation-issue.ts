import { z } from "zod";
import type { BilingualIssue } from "../app-error.ts";
import type { Language } from "./request-language.ts";

export type ZodIssue = z.core.$ZodIssue;

const MESSAGES = { tr: z.locales.tr().localeError, en: z.locales.en().localeError } as const;

/** Validates input with the messages of a language. Schemas have messages of their own in it where zod's would not do. */
export function parseIn<S extends z.ZodType>(
  language: Language,
  schema: S,
  value: unknown,
): z.ZodSafeParseResult<z.output<S>> {
  // Messages of the other language are made later from the issues, and name the type of the input.
  return schema.safeParse(value, { error: MESSAGES[language], reportInput: true });
}

/** An issue whose message is in `language`. A rule of the admin area has its English message in `params.english`. */
export function bilingualIssue(language: Language, issue: ZodIssue): BilingualIssue {
  const own: unknown = issue.code === "custom" ? issue.params?.english : undefined;
  const path = issue.path.map(String).join(".");
  if (language === "en") return { path, message: { tr: messageIn("tr", issue), en: issue.message } };
  return { path, message: { tr: issue.message, en: typeof own === "string" ? own : messageIn("en", issue) } };
}

function messageIn(language: Language, issue: ZodIssue): string {
  // With its input reported, an issue has all that a message is made from.
  const made = MESSAGES[language](issue as z.core.$ZodRawIssue);
  return (typeof made === "string" ? made : made?.message) ?? issue.message;
}
