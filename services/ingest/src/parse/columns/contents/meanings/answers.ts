import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { isAnswer } from "../../../../normalise/values/status/status.ts";
import { MIN_CELLS } from "../../headers/header-agreement.ts";
import type { ColumnProfile } from "../column-profile.ts";

const LETTER = /^\p{L}$/u;
/** More different letters are names, if short ones. */
const MAX_LETTERS = 4;
const MANY = 0.3;
const YES_OR_NO = /^[01](?:\.0)?$/;

/** "x", "no" and "F" say whether a business has what the header names: "bibliothèque". */
export function areFlags(profile: ColumnProfile | undefined): boolean {
  if (profile === undefined || profile.filled < MIN_CELLS) return false;
  const different = [...new Set(profile.values.map(String))];
  return areAnswers(profile) || (different.length <= MAX_LETTERS && different.every((text) => LETTER.test(text)));
}

/** Whether the cells say yes or no. */
export function areAnswers(profile: ColumnProfile | undefined): boolean {
  return profile?.values.every(isYesOrNo) === true;
}

/** Whether many cells say yes or no: "Sim", and now and then "1 Cozinha, 1 Despensa". */
export function areManyAnswers({ filled, values }: ColumnProfile): boolean {
  return filled >= MIN_CELLS && values.filter(isYesOrNo).length >= values.length * MANY;
}

function isYesOrNo(value: CellValue): boolean {
  return typeof value === "boolean" || YES_OR_NO.test(String(value)) || isAnswer(String(value));
}
