import { isAnswer } from "../../../../normalise/values/status/status.ts";
import { MIN_CELLS } from "../../headers/header-agreement.ts";
import type { ColumnProfile } from "../column-profile.ts";

const LETTER = /^\p{L}$/u;
const YES_OR_NO = /^[01](?:\.0)?$/;

/** "x", "no" and "F" say whether a business has what the header names: "bibliothèque". */
export function areFlags(profile: ColumnProfile | undefined): boolean {
  if (profile === undefined || profile.filled < MIN_CELLS) return false;
  return areAnswers(profile) || profile.values.every((value) => LETTER.test(String(value)));
}

/** Whether the cells say yes or no. */
export function areAnswers(profile: ColumnProfile | undefined): boolean {
  return (
    profile?.values.every(
      (value) => typeof value === "boolean" || YES_OR_NO.test(String(value)) || isAnswer(String(value)),
    ) === true
  );
}
