import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parser } from "@prometheus-io/lezer-promql";
import { parse } from "yaml";
import { z } from "zod";

const alertSchema = z.strictObject({
  alert: z.string(),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.strictObject({ severity: z.enum(["warning", "critical"]) }),
  annotations: z.strictObject({ summary: z.string() }),
});
const rulesSchema = z.strictObject({
  groups: z.array(z.strictObject({ name: z.string(), rules: z.array(alertSchema) })),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) })),
});

/** A PromQL query and where it is used. */
export interface NamedQuery {
  name: string;
  expr: string;
}

export function readAlerts(): NamedQuery[] {
  const { groups } = rulesSchema.parse(parse(read("alerts.yml")));
  return groups.flatMap(({ rules }) => rules).map(({ alert, expr }) => ({ name: alert, expr }));
}

export function readPanels(): NamedQuery[] {
  const { panels } = dashboardSchema.parse(JSON.parse(read("grafana-dashboard.json")));
  return panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: title, expr })));
}

/** The metrics that a query reads; throws if it is not valid PromQL. */
export function metricsIn({ name, expr }: NamedQuery): string[] {
  const query = expr.replaceAll("$__rate_interval", "5m");
  const metrics: string[] = [];
  parser.parse(query).iterate({
    enter({ type, from, to, node }) {
      if (type.isError) throw new Error(`${name}: no PromQL at ${query.slice(from, from + 20)}`);
      if (type.name === "Identifier" && node.parent?.name === "VectorSelector") metrics.push(query.slice(from, to));
    },
  });
  return metrics;
}

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, file), "utf8");
}
