import type { SourceField } from "./column-synonyms.ts";

/** How sure it is what a column is about, and by what. */
export interface ColumnJudgement {
  basis: "header" | "values" | "both" | "choice";
  /** 0 to 1. */
  confidence: number;
  /** What the values look like, where that is not what the column is read as. */
  suggestion?: SourceField;
  /** The header says what the cells are not. */
  isContradicted: boolean;
}
