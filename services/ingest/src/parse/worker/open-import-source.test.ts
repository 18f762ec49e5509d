import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { businessIdOf } from "@meridian/domain/businesses/identity/business-identity";
import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { NO_DECISION } from "../columns/column-decision.ts";
import {
  type ImportSource,
  type ImportSourceOptions,
  openImportSource,
  type SourceBatch,
} from "./open-import-source.ts";
import { startParseWorker } from "./parse-in-worker.ts";

const lines = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `Shop ${from + index},ChIJ-${from + index}-0123456789,Rome`).join("\n");
const header = "name,place_id,city";

const open = (text: string, options: Partial<ImportSourceOptions> = {}) =>
  openImportSource({
    path: writeTemporary("a.csv", text),
    fileName: "a.csv",
    decision: NO_DECISION,
    batchSizeRows: 100,
    afterRow: 0,
    ...options,
  });

async function takeAll(source: ImportSource): Promise<SourceBatch[]> {
  const batches: SourceBatch[] = [];
  for await (const batch of source.batches) batches.push(batch);
  return batches;
}

describe("the source of an import", () => {
  it("derives what follows from each draft, if requested", async () => {
    const text = "name,city,country,phone\nTrattoria,Roma,Italy,+39 06 1234567\nOsteria,Roma,Italy,+49 30 1234567";
    const draftsOf = async (areDerived: boolean) =>
      (await takeAll(await open(text, { areDerived }))).flatMap(({ drafts }) => [...drafts]);
    const rome = expect.objectContaining({ citySlug: "rome", regionCode: "IT-62" });
    const drafts = await draftsOf(true);
    expect(drafts.map(({ derived }) => derived)).toEqual([
      {
        id: businessIdOf(drafts[0]?.identityKeys[0] ?? ""),
        slug: "trattoria-roma",
        place: rome,
        isContradicted: false,
      },
      { id: businessIdOf(drafts[1]?.identityKeys[0] ?? ""), slug: "osteria-roma", place: rome, isContradicted: true },
    ]);
    expect((await draftsOf(false)).map(({ derived }) => derived)).toEqual([undefined, undefined]);
  });

  it("yields every row once, in batches, with the outcome of the others", async () => {
    const text = [
      header,
      lines(250),
      header,
      "Shop 7,ChIJ-7-0123456789,Rome",
      ",ChIJ-nameless-0123,Rome",
      lines(3, 1000),
    ].join("\n");
    const source = await open(text);
    expect(source).toMatchObject({ kind: "csv", columnExtraction: { extractedCount: 3 } });
    const batches = await takeAll(source);
    expect(batches.map(({ drafts }) => drafts.length)).toEqual([100, 100, 53]);
    expect(batches.map(({ checkpointRow }) => checkpointRow)).toEqual([101, 201, 257]);
    expect(batches.at(-1)?.skipped).toEqual({
      duplicates: 1,
      duplicatesWithoutId: 0,
      repeatedHeaders: 1,
      rejected: 1,
      withPlaceId: 2,
    });
    expect(batches.at(-1)?.skippedNames).toEqual(["Shop 7"]);
    expect(batches.at(-1)?.issues.map(({ row, code }) => [row, code])).toEqual([[254, "name_missing"]]);
    expect(batches.flatMap(({ drafts }) => Array.from(drafts, ({ row }) => row))).toEqual([
      ...Array.from({ length: 250 }, (_, index) => index + 2),
      255,
      256,
      257,
    ]);
    expect(source.readShare()).toBe(1);
  });

  it("resumes after a row with the same rows as an uninterrupted read", async () => {
    const text = [header, lines(300), "Shop 7,ChIJ-7-0123456789,Rome"].join("\n");
    const whole = await takeAll(await open(text));
    for (const taken of [1, 2]) {
      const rest = await takeAll(await open(text, { afterRow: whole[taken - 1]?.checkpointRow ?? 0 }));
      expect(rest.map((batch) => ({ ...batch, readShare: 0 }))).toEqual(
        whole.slice(taken).map((batch) => ({ ...batch, readShare: 0 })),
      );
    }
    expect(await takeAll(await open(text, { afterRow: 302 }))).toEqual([]);
  });

  it("reports the ends of batches even if every row is rejected", async () => {
    const batches = await takeAll(await open([header, ",x-1,Rome\n".repeat(1000)].join("\n")));
    expect(batches.map(({ skipped }) => skipped.rejected)).toEqual([400, 600]);
  });

  it("applies back-pressure", async () => {
    const source = await open([header, lines(100_000)].join("\n"));
    const first = await source.batches[Symbol.asyncIterator]().next();
    expect(first.done).toBe(false);
    const shareAfterFirst = source.readShare();
    expect(shareAfterFirst).toBeLessThan(0.5);
    await source.close();
  });

  it("rejects what is not a sheet before reading", async () => {
    await expect(open("%PDF-1.7")).rejects.toMatchObject({ code: "unsupported_media" });
  });

  it("fails with the reader's own message when the file is damaged further down", async () => {
    await expect(takeAll(await open(`${header}\n${lines(1000)}\n"never closed`))).rejects.toMatchObject({
      code: "invalid_input",
      turkish: expect.stringContaining("tırnak işareti"),
    });
  });

  it("stops immediately when aborted or closed", async () => {
    const abort = new AbortController();
    const reason = new Error("cancelled");
    const aborted = await open([header, lines(50_000)].join("\n"), { signal: abort.signal });
    abort.abort(reason);
    await expect(takeAll(aborted)).rejects.toBe(reason);
    const closed = await open([header, lines(50_000)].join("\n"));
    await closed.close();
    await closed.close();
    await expect(takeAll(closed)).rejects.toMatchObject({ code: "unavailable" });
  });
});

it("limits a batch of huge rows by bytes", async () => {
  const description = "x".repeat(5_000);
  const rows = Array.from({ length: 5_000 }, (_, index) => `Shop ${index},${index} Road,${description}`);
  const text = ["name,full_address,description", ...rows].join("\n");
  const source = await open(text, { batchSizeRows: 10_000 });
  const sizes = (await takeAll(source)).map(({ drafts }) => drafts.length);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(5_000);
});

describe("the parser's thread", () => {
  const path = writeTemporary("b.csv", [header, lines(200_000)].join("\n"));
  const start = (batchSizeRows: number, limits: { stallTimeoutMs?: number; maxHeapMb?: number }) =>
    startParseWorker({
      path,
      fileName: "b.csv",
      decision: NO_DECISION,
      work: { kind: "import", batchSizeRows, afterRow: 0 },
      ...limits,
    });

  it("is killed when it is unresponsive", async () => {
    // With a heap that no other thread has, it is a new one, which takes longer than that to start.
    await expect(start(100, { stallTimeoutMs: 20, maxHeapMb: 300 })).rejects.toMatchObject({
      code: "invalid_input",
      turkish: expect.stringContaining("hiç satır gelmedi"),
    });
  });

  it("does not blame the file if it cannot start", async () => {
    const broken = new SyntaxError("Unexpected token");
    const fail = (thread: Worker) => setImmediate(() => thread.emit("error", broken));
    process.once("worker", fail);
    await expect(start(100, { maxHeapMb: 301 })).rejects.toBe(broken);
  });

  it("also reads the next file, unless it was stopped or its file was damaged", async () => {
    let started = 0;
    const count = () => started++;
    process.on("worker", count);
    const read = async (text: string, reason?: string) => {
      const reading = open(text).then(async (source) => {
        if (reason === "closed") await source.close();
        else await takeAll(source);
      });
      await (reason === "refused" ? expect(reading).rejects.toMatchObject({ code: "invalid_input" }) : reading);
      return started;
    };
    const sound = [header, lines(3)].join("\n");
    const before = await read(sound);
    expect(await read(sound)).toBe(before);
    expect(await read([header, lines(50_000)].join("\n"), "closed")).toBe(before);
    expect(await read(sound)).toBe(before + 1);
    expect(await read(`${header}\n${lines(1000)}\n"never closed`, "refused")).toBe(before + 1);
    expect(await read(sound)).toBe(before + 2);
    process.off("worker", count);
  });

  it("ends alone when it fails without a file", async () => {
    const threads: Worker[] = [];
    const keep = (thread: Worker) => threads.push(thread);
    const read = async () => takeAll(await open([header, lines(3)].join("\n")));
    // Leaves no idle thread behind.
    await (await open([header, lines(50_000)].join("\n"))).close();
    process.on("worker", keep);
    await read();
    threads[0]?.emit("error", new Error("late"));
    await read();
    process.off("worker", keep);
    expect(threads).toHaveLength(2);
  });

  it("dies alone when it runs out of memory", async () => {
    const run = async () => {
      const worker = await start(100, { maxHeapMb: 10 });
      for await (const _ of worker.batches);
    };
    await expect(run()).rejects.toMatchObject({ code: "invalid_input", turkish: expect.stringContaining("bellek") });
  });
});

it("a file is also read under node --watch, whose messages mix with the parser's", async () => {
  const module = new URL("./open-import-source.ts", import.meta.url).href;
  const path = JSON.stringify(writeTemporary("a.csv", `${header}\n${lines(3)}`));
  const program = writeTemporary(
    "read.mjs",
    `import { openImportSource } from "${module}";
     const source = await openImportSource({ path: ${path}, fileName: "a.csv", decision: { profiles: [] }, batchSizeRows: 100, afterRow: 0 });
     for await (const { drafts } of source.batches) console.log("read", drafts.length);`,
  );
  const watching = spawn(process.execPath, ["--watch", program], { stdio: ["ignore", "pipe", "pipe"] });
  try {
    let output = "";
    for await (const chunk of watching.stdout) {
      output += String(chunk);
      if (/read \d|Failed|Completed/.test(output)) break;
    }
    expect(output).toContain("read 3");
  } finally {
    watching.kill("SIGKILL");
    await once(watching, "close");
  }
});
