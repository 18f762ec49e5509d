import { readTable } from "../../shared/platform/src/read-table.ts";
import type { TestResult } from "../checks/step.ts";

const ROW_ID = /\[((?:public|admin) \d+\.\d+)\]/g;

/** `failed` if one of its tests failed; `missing` if no test names the row. */
export type RowState = "passed" | "failed" | "skipped" | "missing";

interface CoveredRow extends SpecRow {
  tests: readonly TestResult[];
  state: RowState;
}

export interface Coverage {
  rows: readonly CoveredRow[];
  /** Ids in test titles that no specification has. */
  unknownIds: readonly string[];
}

/** Joins the rows of the specifications with the tests whose titles name them. */
export function coverRows(rows: readonly SpecRow[], tests: readonly TestResult[]): Coverage {
  const byId = new Map<string, TestResult[]>(rows.map(({ id }) => [id, []]));
  const unknownIds: string[] = [];
  for (const test of tests) {
    for (const [, id = ""] of test.name.matchAll(ROW_ID)) {
      const known = byId.get(id);
      if (known === undefined) unknownIds.push(id);
      else known.push(test);
    }
  }
  const covered = rows.map((row) => {
    const own = byId.get(row.id) ?? [];
    return { ...row, tests: own, state: stateOf(own) };
  });
  return { rows: covered, unknownIds };
}

function stateOf(tests: readonly TestResult[]): RowState {
  const states = new Set(tests.map(({ state }) => state));
  if (states.has("failed")) return "failed";
  if (states.has("passed")) return "passed";
  return states.has("skipped") ? "skipped" : "missing";
}

/** A Markdown table: row, rule, tests, state. */
export function coverageTable({ rows }: Coverage): string {
  const lines = rows.map(({ id, subject, rule, tests, state }) => {
    const named = tests.map(({ file, name }) => `${file} › ${name.replaceAll(ROW_ID, "").trim()}`);
    return `| ${[id, cell(`${subject}: ${rule}`), cell(named.join("; ")), state].join(" | ")} |`;
  });
  return ["| Row | Rule | Tests | State |", "|---|---|---|---|", ...lines, ""].join("\n");
}

const cell = (text: string): string => text.replaceAll("|", "\\|");

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
