import type { ImportIssue } from "@meridian/contracts/imports/import-job";
import type { Language } from "@meridian/platform/http/request-language";
import { createKeyedTexts } from "@meridian/platform/keyed-texts";
import { ENGLISH, ENGLISH_ISSUES } from "./english.ts";
import { TURKISH } from "./turkish.ts";

export const { text, inLanguage, refusal } = createKeyedTexts(TURKISH, ENGLISH);

export function issueIn(language: Language, issue: ImportIssue): ImportIssue {
  return language === "en" ? { ...issue, message: ENGLISH_ISSUES[issue.code] } : issue;
}
