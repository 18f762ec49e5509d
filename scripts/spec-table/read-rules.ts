import { readTable } from "../../shared/platform/src/read-table.ts";

/**
 * One rule of a specification. The id is the specification, its section and a number, such as "public 2.14". A test that checks the rule
 * ends its title with the id in brackets: `it("a card shows its own mean rating [public 2.14]")`.
 */
export interface SpecRow {
  id: string;
  subject: string;
  rule: string;
}

/** Every rule of both specifications, by section. */
export const readRules = (): SpecRow[] => readTable(new URL("rules.tsv", import.meta.url), ["id", "subject", "rule"]);
