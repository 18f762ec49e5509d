import { LEGAL_TEXTS_DATE } from "@meridian/domain/legal-texts-date";
import type { OperatorConfig, PageConfig } from "../../lib/page/page-config.ts";

/** A paragraph, a list, or ordered steps. */
export type LegalBlock = string | readonly string[] | { steps: readonly string[] };

export interface LegalSection {
  /** The section's anchor. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalText {
  title: string;
  description: string;
  lead: string;
  sections: (page: Pick<PageConfig, "operator" | "map">) => readonly LegalSection[];
}

export const LAST_UPDATED = { iso: LEGAL_TEXTS_DATE, text: "December 12, 2025" };

/** The operator's name; a placeholder if not configured. */
export function operatorName({ name }: OperatorConfig): string {
  return name ?? "the operator of this site";
}
