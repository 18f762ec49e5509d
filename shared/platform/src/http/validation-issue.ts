import { languageError } from "@meridian/contracts/validation-text";
import type { z } from "zod";
import type { BilingualIssue } from "../app-error.ts";
import type { Language } from "./request-language.ts";

export type ZodIssue = z.core.$ZodIssue;

const TEXTS = { tr: languageError("tr"), en: languageError("en") } as const;

/** Validates input with the texts of a language. Schemas have texts of their own in it where the general ones would not do. */
export function parseIn<S extends z.ZodType>(
  language: Language,
  schema: S,
  value: unknown,
): z.ZodSafeParseResult<z.output<S>> {
  // Texts of the other language are made later from the issues, and depend on the input.
  return schema.safeParse(value, { error: TEXTS[language], reportInput: true });
}

/** An issue whose message is in `language`. Rules of our own have the other language's in `params.english` or `params.turkish`. */
export function bilingualIssue(language: Language, issue: ZodIssue): BilingualIssue {
  const path = issue.path.map(String).join(".");
  if (language === "en")
    return { path, message: { tr: ownText(issue, "turkish") ?? textIn("tr", issue), en: issue.message } };
  return { path, message: { tr: issue.message, en: ownText(issue, "english") ?? textIn("en", issue) } };
}

function ownText(issue: ZodIssue, name: "turkish" | "english"): string | undefined {
  const text: unknown = issue.code === "custom" ? issue.params?.[name] : undefined;
  return typeof text === "string" ? text : undefined;
}

/** Whether a text says only what is wrong, not with what. */
export function isGeneralText(language: Language, issue: ZodIssue, text: string): boolean {
  return text === textIn(language, issue);
}

function textIn(language: Language, issue: ZodIssue): string {
  // With its input reported, an issue has all that a text is made from.
  return TEXTS[language](issue as z.core.$ZodRawIssue);
}
