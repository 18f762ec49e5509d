import type { LanguagePack } from "./language-pack.ts";
import { arabic } from "./languages/arabic.ts";
import { bulgarian } from "./languages/bulgarian.ts";
import { chinese } from "./languages/chinese.ts";
import { chineseTraditional } from "./languages/chinese-traditional.ts";
import { croatian } from "./languages/croatian.ts";
import { czech } from "./languages/czech.ts";
import { danish } from "./languages/danish.ts";
import { dutch } from "./languages/dutch.ts";
import { english } from "./languages/english.ts";
import { finnish } from "./languages/finnish.ts";
import { french } from "./languages/french.ts";
import { german } from "./languages/german.ts";
import { greek } from "./languages/greek.ts";
import { hebrew } from "./languages/hebrew.ts";
import { hindiEnglish } from "./languages/hindi-english.ts";
import { hungarian } from "./languages/hungarian.ts";
import { indonesian } from "./languages/indonesian.ts";
import { italian } from "./languages/italian.ts";
import { japanese } from "./languages/japanese.ts";
import { korean } from "./languages/korean.ts";
import { norwegian } from "./languages/norwegian.ts";
import { polish } from "./languages/polish.ts";
import { portuguese } from "./languages/portuguese.ts";
import { romanian } from "./languages/romanian.ts";
import { russian } from "./languages/russian.ts";
import { slovak } from "./languages/slovak.ts";
import { spanish } from "./languages/spanish.ts";
import { swedish } from "./languages/swedish.ts";
import { thai } from "./languages/thai.ts";
import { turkish } from "./languages/turkish.ts";
import { ukrainian } from "./languages/ukrainian.ts";
import { vietnamese } from "./languages/vietnamese.ts";

const LANGUAGES = {
  arabic,
  bulgarian,
  chinese,
  chineseTraditional,
  croatian,
  czech,
  danish,
  dutch,
  english,
  finnish,
  french,
  german,
  greek,
  hebrew,
  hindiEnglish,
  hungarian,
  indonesian,
  italian,
  japanese,
  korean,
  norwegian,
  polish,
  portuguese,
  romanian,
  russian,
  slovak,
  spanish,
  swedish,
  thai,
  turkish,
  ukrainian,
  vietnamese,
} as const satisfies Record<string, LanguagePack>;

export type LanguageName = keyof typeof LANGUAGES;

export const languagePackOf = (name: LanguageName): LanguagePack => LANGUAGES[name];
