import type { SourceField } from "./column-synonyms.ts";

/** The certainty about a column's field, and its basis. */
export interface ColumnJudgement {
  basis: "header" | "values" | "both" | "choice";
  /** 0 to 1. */
  confidence: number;
  /** The field that the values suggest, if the column is not read as such. */
  suggestion?: SourceField;
  /** The cells contradict the header. */
  isContradicted: boolean;
}
