import type { StepResult } from "./step.ts";

const MARKS = { passed: "✓", failed: "✗", skipped: "–" } as const;

/** The table of a run, then the engines that it met, then by name what had to be repeated, what was skipped and what failed. */
export function summaryText(results: readonly StepResult[], engines: readonly string[]): string {
  const lines = results.map(({ name, state, counts, seconds, note }) => {
    const figures =
      counts === undefined ? "" : `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
    const time = `${seconds.toFixed(1)} s`.padStart(9);
    return `  ${MARKS[state]} ${name.padEnd(22)} ${state.padEnd(8)} ${time}  ${[figures, note ?? ""].filter(Boolean).join("  ")}`.trimEnd();
  });
  const skipped = results.flatMap(({ name, state, counts, note }) =>
    state === "skipped" ? [`${name}: ${note ?? "skipped"}`] : (counts?.skippedNames ?? []),
  );
  const total = results.reduce((sum, { seconds }) => sum + seconds, 0);
  const table = ["", "Summary", ...lines, `    whole run ${total.toFixed(0)} s`];
  const repeated = results.flatMap(({ counts }) => counts?.repeatedNames ?? []);
  const failed = results.flatMap(({ counts }) =>
    (counts?.failures ?? []).map(({ name, message }) => `${name}: ${message}`),
  );
  const named = [
    ...namedLines("Passed only when repeated", repeated),
    ...namedLines("Skipped", skipped),
    ...namedLines("Failed", failed),
  ];
  return [...table, "", "Engines", ...engines, ...named].join("\n");
}

function namedLines(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : ["", title, ...names.map((name) => `  – ${name}`)];
}

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** Tests by the runners' own counts; a failed check that runs no tests counts as one failure, a skipped one as one skipped. */
export function totalsOf(results: readonly StepResult[]): Totals {
  const totals: Totals = { passed: 0, failed: 0, skipped: 0 };
  for (const { state, counts } of results) {
    totals.passed += counts?.passed ?? 0;
    totals.skipped += counts?.skipped ?? (state === "skipped" ? 1 : 0);
    totals.failed += counts?.failed ?? 0;
    if (state === "failed" && (counts === undefined || counts.failed === 0)) totals.failed++;
  }
  return totals;
}
