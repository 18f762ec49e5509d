import { internalUrlsOf } from "@meridian/platform/http/server/process-config";
import { expect, inject, it } from "vitest";
import { metricsIn, readAlerts, readPanels } from "../../scripts/monitoring/monitoring-files.ts";

/** Made by Prometheus itself. */
const OWN_METRICS = ["up"];

it.skipIf(inject("engineSet") === "cluster")(
  "every metric that an alert or a dashboard panel names is exposed by a process",
  async () => {
    const PORT = Number(new URL(inject("site").url).port);
    const answers = await Promise.all(
      Object.values(internalUrlsOf({ PORT })).map(async (url) => (await fetch(`${url}/metrics`)).text()),
    );
    const types = new Map(
      answers.flatMap((text) => [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name, type])),
    );
    const exposed = [...types].flatMap(([name, type]) =>
      type === "histogram" ? ["bucket", "count", "sum"].map((part) => `${name}_${part}`) : [name],
    );
    const named = new Set([...readAlerts(), ...readPanels()].flatMap(metricsIn));
    expect([...named].filter((name) => !OWN_METRICS.includes(name) && !exposed.includes(name))).toEqual([]);
  },
);
