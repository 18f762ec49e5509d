import type { LanguagePack } from "./language-pack.ts";
import { english } from "./languages/english.ts";
import { french } from "./languages/french.ts";
import { german } from "./languages/german.ts";

export type LanguageName =
  | "english"
  | "german"
  | "french"
  | "spanish"
  | "italian"
  | "portuguese"
  | "dutch"
  | "swedish"
  | "norwegian"
  | "danish"
  | "finnish"
  | "polish"
  | "czech"
  | "slovak"
  | "hungarian"
  | "romanian"
  | "bulgarian"
  | "croatian"
  | "greek"
  | "russian"
  | "ukrainian"
  | "turkish"
  | "arabic"
  | "hebrew"
  | "hindiEnglish"
  | "japanese"
  | "chinese"
  | "chineseTraditional"
  | "korean"
  | "vietnamese"
  | "thai"
  | "indonesian";

const PACKS: Partial<Record<LanguageName, LanguagePack>> = { english, french, german };

export const languagePackOf = (name: LanguageName): LanguagePack => PACKS[name] ?? english;
