import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { metricsIn, readAlerts, readPanels } from "./monitoring-files.ts";

const OPERATIONS = readFileSync(join(import.meta.dirname, "../../shared/src/docs/operations.md"), "utf8");

/** What the operations guide says to do about each alert. */
function readRemedies(): Map<string, string> {
  const [, section = ""] = OPERATIONS.split(/^### Alerts$/m);
  const rows = (section.split(/^#/m)[0] ?? "").matchAll(/^\| `(\w+)` \| (.+) \|$/gm);
  return new Map([...rows].map(([, alert = "", remedy = ""]) => [alert, remedy]));
}

describe("monitoring", () => {
  it("every alert has a remedy in the operations guide, and every remedy an alert", () => {
    const alerts = readAlerts().map(({ name }) => name);
    expect([...readRemedies().keys()].sort()).toEqual(alerts.sort());
    expect(new Set(alerts).size).toBe(alerts.length);
  });

  it("every query of an alert or a panel is PromQL and reads a metric", () => {
    for (const query of [...readAlerts(), ...readPanels()]) expect(metricsIn(query), query.name).not.toEqual([]);
    expect(() => metricsIn({ name: "broken", expr: "sum(rate(x[5m])" })).toThrow("broken: no PromQL");
  });
});
