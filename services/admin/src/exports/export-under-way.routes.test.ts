import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { setImmediate as turn } from "node:timers/promises";
import { exportQuerySchema } from "@meridian/contracts/admin/export-api";
import { problemSchema } from "@meridian/contracts/problem";
import { csvLine } from "@meridian/domain/text/csv-cell";
import { refusal, unavailable } from "@meridian/platform/app-error";
import { createLogger } from "@meridian/platform/logger";
import { describe, expect, it } from "vitest";
import { adminPerTest } from "../testing/admin-per-test.ts";
import { auditedExports, getExport } from "../testing/export-calls.ts";
import { planExport } from "./export-request.ts";
import { createExportsService } from "./exports.service.ts";

const admin = adminPerTest();

const get = (query: Record<string, string>) => getExport(admin, query);

describe("a running export", () => {
  /** One MB in total, incompressible. */
  const fillers = Array.from({ length: 100 }, () => randomBytes(8_000).toString("base64url"));
  const records = Buffer.from(fillers.map((text) => csvLine([text])).join(""));

  /** More steps than any buffer holds. */
  function serveEndlessly(onStep: (n: number) => void | Promise<void> = () => {}) {
    let steps = 0;
    const step = async () => {
      steps++;
      await onStep(steps);
      return { next: String(steps) };
    };
    admin.engines.businesses.exportStep = async () => ({ rows: fillers.map((text) => [text]), ...(await step()) });
    admin.engines.businesses.exportCsv = async () => ({ records, rowCount: fillers.length, ...(await step()) });
    return () => steps;
  }

  function open(format: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const path = `${admin.url}/api/admin/export-csv?fields=name&format=${format}`;
      request(path, { headers: { cookie: admin.cookie } }, resolve)
        .on("error", reject)
        .end();
    });
  }

  async function until(isReached: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isReached())) await turn();
  }

  it.each(["csv", "xlsx"])("as %s applies back-pressure, and stops when the client disconnects", async (format) => {
    const stepsMade = serveEndlessly();
    const answer = await open(format);
    await once(answer, "readable");
    let before = -1;
    for (let calm = 0; calm < 50; calm = stepsMade() === before ? calm + 1 : 0) {
      before = stepsMade();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(before).toBeLessThan(40);
    answer.destroy();
    await until(async () => (await auditedExports(admin)).some(({ action }) => action === "export.cancelled"));
    const stopped = stepsMade();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stepsMade()).toBe(stopped);
  });

  it.each(["csv", "xlsx"])(
    "as %s that fails breaks the connection, so that no partial file passes for a whole one",
    async (format) => {
      serveEndlessly((n) => {
        if (n === 5) throw unavailable("gone");
      });
      const answer = await get({ fields: "name", format });
      expect(answer.status).toBe(200);
      await expect(answer.arrayBuffer()).rejects.toThrow();
      await until(async () => (await auditedExports(admin)).some(({ action }) => action === "export.failed"));
      expect((await auditedExports(admin)).at(-1)?.details).toMatchObject({ rows: 400 });
    },
  );

  it("yields to other requests between its steps, however fast the client reads", async () => {
    let turnsTaken = 0;
    let next = setImmediate(takeTurn);
    function takeTurn() {
      turnsTaken++;
      next = setImmediate(takeTurn);
    }
    const stepsMade = serveEndlessly();
    const service = createExportsService({
      ...admin.engines,
      logger: createLogger({ service: "admin", level: "silent" }),
      now: admin.now,
    });
    const plan = planExport(exportQuerySchema.parse({ fields: "name" }), admin.now());
    const { file, end } = await service.start(plan, "admin");
    const turnsBefore = turnsTaken;
    if (!("records" in file)) throw new Error("Not a file of text");
    for await (const _ of file.records) if (stepsMade() === 20) break;
    clearImmediate(next);
    await end("finished");
    expect(turnsTaken - turnsBefore).toBeGreaterThanOrEqual(18);
  });

  it("that cannot start is answered with the reason", async () => {
    serveEndlessly(() => {
      throw refusal("unavailable", { tr: "Depo yok", en: "The store is away" });
    });
    const answer = await get({ fields: "name" });
    expect([answer.status, answer.headers.get("content-disposition")]).toEqual([503, null]);
    expect(problemSchema.parse(await answer.json()).detail).toBe("Depo yok");
  });

  it("is limited in number, and frees its slot when it ends", async () => {
    serveEndlessly();
    const open3 = await Promise.all(["csv", "csv", "csv"].map(open));
    const fourth = await get({ fields: "name" });
    expect([fourth.status, fourth.headers.get("retry-after")]).toEqual([503, "30"]);
    for (const answer of open3) answer.destroy();
    await until(
      async () => (await auditedExports(admin)).filter(({ action }) => action === "export.cancelled").length === 3,
    );
    const next = await open("csv");
    expect(next.statusCode).toBe(200);
    next.destroy();
  });
});
