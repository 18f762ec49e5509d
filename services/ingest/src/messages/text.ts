import type { ImportIssue } from "@meridian/shared/contracts/import-job";
import type { Language } from "@meridian/shared/http/request-language";
import { createKeyedTexts } from "@meridian/shared/kernel/keyed-texts";
import { ENGLISH, ENGLISH_ISSUES } from "./english.ts";
import { TURKISH } from "./turkish.ts";

export const { text, inLanguage, refusal } = createKeyedTexts(TURKISH, ENGLISH);

export function issueIn(language: Language, issue: ImportIssue): ImportIssue {
  return language === "en" ? { ...issue, message: ENGLISH_ISSUES[issue.code] } : issue;
}
