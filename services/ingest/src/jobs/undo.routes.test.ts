import type { Business } from "@meridian/contracts/businesses/business";
import {
  type ImportProgress,
  importProgressSchema,
  shownImportJobSchema,
} from "@meridian/contracts/imports/import-job";
import { IMPORT_PROGRESS_PATH } from "@meridian/contracts/imports/import-limits";
import { listUndone } from "@meridian/contracts/imports/ingest-api";
import { everyCount } from "@meridian/testing/directory/every-count";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { csvOf, plainRows } from "../testing/eventful-sheet.ts";
import { businessesByNumber, callImports, type ImportCalls, neverHold, undoneJob } from "../testing/import-calls.ts";
import { endedJob, eventually } from "../testing/sample-sheets.ts";
import { startTestIngest, type TestIngest } from "../testing/start-test-ingest.ts";

const KNOWN = 60;
const ALL = 120;

const SEVERAL_IMPORTS_MS = 180_000;

let ingest: TestIngest;
let calls: ImportCalls;
beforeEach(async () => {
  ingest = await startTestIngest();
  await neverHold(ingest.engines);
  calls = callImports(ingest);
});
afterEach(() => ingest.stop());

const path = (jobId: string, what: string) => `/api/admin/imports/${jobId}/${what}`;

async function known(number: number): Promise<Business> {
  const business = (await businessesByNumber(ingest)).get(number);
  if (business === undefined) throw new Error(`There is no business ${number}`);
  return business;
}

function contentOf({ revision: _r, updatedAt: _u, deletedAt: _d, ...content }: Business) {
  return content;
}

/** Row numbers of what is kept: edited, imported again, deleted; the rest of the second file is undone. */
async function importAndEdit() {
  await calls.importFile(csvOf(plainRows(1, KNOWN, "old")));
  const before = await businessesByNumber(ingest);
  const { jobId } = await calls.importFile(csvOf(plainRows(1, ALL)), { fileName: "İkinci.csv" });
  const { editor } = ingest.engines;
  const edited = [await known(3), await known(KNOWN + 1)];
  for (const { id, revision } of edited) await editor.edit({ id, revision, patch: { phone: "+44 117 496 0000" } });
  await editor.remove([(await known(4)).id]);
  await calls.importFile(csvOf([...plainRows(5, 5, "third"), ...plainRows(KNOWN + 2, KNOWN + 2, "third")]));
  return { jobId, before, kept: [3, 4, 5, KNOWN + 1, KNOWN + 2] };
}

it("an undo removes added businesses, restores changed ones and keeps those changed since", {
  timeout: SEVERAL_IMPORTS_MS,
}, async () => {
  const { jobId, before, kept } = await importAndEdit();
  const keptBefore = await Promise.all(kept.map(known));
  const phases = await watchPhases(jobId);
  const job = await calls.undo(jobId);
  const figures = { removed: ALL - KNOWN - 2, restored: KNOWN - 3, kept: kept.length };
  expect(job).toMatchObject({
    state: "succeeded",
    phase: "done",
    undo: { state: "done", requestedBy: "admin", ...figures },
  });

  const after = await businessesByNumber(ingest);
  expect(await Promise.all(kept.map(known))).toEqual(keptBefore);
  for (let number = 1; number <= ALL; number++) {
    const business = await after.get(number);
    if (business === undefined) throw new Error(`There is no business ${number}`);
    if (kept.includes(number)) continue;
    if (number > KNOWN) expect(business.deletedAt, `${number}`).toBeDefined();
    else expect(contentOf(business), `${number}`).toEqual(contentOf(before.get(number) ?? business));
  }

  const listed = KNOWN - 1 + 2;
  expect(await ingest.engines.businesses.countListed()).toBe(listed);
  expect((await ingest.index.status()).documents).toBe(listed);
  expect(await ingest.engines.businesses.countUnindexed()).toBe(0);
  const counted = await everyCount(ingest.engines);
  await ingest.engines.places.rebuild();
  expect(await everyCount(ingest.engines)).toEqual(counted);
  expect(await phases()).toEqual(["waiting", "undoing", "indexing", "counting", "done"]);

  await expectListed(jobId, kept, figures);
  const entries = (await ingest.engines.auditLog.page({ limit: 50 })).filter(({ subject }) => subject === jobId);
  expect(entries.slice(0, 2)).toMatchObject([
    { actor: "admin", action: "import.undone", details: figures },
    { actor: "admin", action: "import.undo_requested", details: { fileName: "İkinci.csv" } },
  ]);
});

/** Each business is listed once with its outcome, page by page and as CSV. */
async function expectListed(jobId: string, kept: number[], figures: Record<"removed" | "restored" | "kept", number>) {
  const all = [];
  for (let after = ""; ; ) {
    const page = await calls.send("GET", path(jobId, `undone?limit=50&after=${after}`));
    const businesses = listUndone.response.parse(await page.json());
    if (businesses.length === 0) break;
    all.push(...businesses);
    after = businesses.at(-1)?.id ?? "";
  }
  expect(all).toHaveLength(ALL);
  const some = await calls.send("GET", path(jobId, "undone?outcome=kept"));
  const keptOnes = listUndone.response.parse(await some.json());
  const reasons = await Promise.all(
    kept.map(async (number) => [
      (await known(number)).id,
      ["edited", "deleted", "imported_again"][[3, 4, 5].indexOf(number)],
    ]),
  );
  const reasonOf = new Map(reasons.map(([id, reason]) => [id, reason]));
  expect(keptOnes.map(({ id }) => id).sort()).toEqual([...reasonOf.keys()].sort());
  for (const { id, reason } of keptOnes) expect(reason).toBe(reasonOf.get(id) ?? reason);

  const [header, ...rows] = await calls.download(path(jobId, "undone.csv"));
  expect(header).toEqual(["kimlik", "işletme", "slug", "sonuç", "neden", "açıklama"]);
  const [englishHeader, ...english] = await calls.download(path(jobId, "undone.csv"), "en");
  expect(englishHeader).toEqual(["id", "name", "slug", "outcome", "reason", "message"]);
  expect(english.filter((row) => row[5] === "" || /[ğışçöü]/.test(row[5] ?? ""))).toEqual([]);
  expect(
    rows.map(([id, name, slug, outcome, reason]) => ({ id, name, slug, outcome, reason: reason || null })),
  ).toEqual(all);
  for (const [outcome, count] of Object.entries(figures)) {
    expect(rows.filter((row) => row[3] === outcome).length, outcome).toBe(count);
  }
  expect(new Set(rows.map((row) => row[5])).size).toBe(5);
}

/** Collects the phases a watcher sees; reading them waits for the end. */
async function watchPhases(jobId: string): Promise<() => Promise<string[]>> {
  const socket = new WebSocket(ingest.url.replace("http", "ws") + IMPORT_PROGRESS_PATH, {
    headers: { cookie: ingest.cookie },
  });
  const messages: ImportProgress[] = [];
  socket.on("message", (data) => messages.push(importProgressSchema.parse(JSON.parse(data.toString()))));
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  return async () => {
    const own = () => messages.filter((message) => message.jobId === jobId);
    await eventually(async () => (own().at(-1)?.undo?.state === "done" ? true : undefined));
    socket.close();
    expect(own().at(-1)).toMatchObject({ readShare: 1, state: "succeeded" });
    return [...new Set(own().map(({ phase }) => phase))];
  };
}

describe("an undo is refused with a message", () => {
  it("for an import that is unknown, changed nothing, has not ended or was undone", {
    timeout: SEVERAL_IMPORTS_MS,
  }, async () => {
    expect(await calls.refusal("POST", path("nope", "undo"))).toEqual([404, "İçe aktarma bulunamadı"]);
    expect(await calls.refusal("GET", path("nope", "undone"))).toEqual([404, "İçe aktarma bulunamadı"]);
    const failed = await calls.importFile("no,known,header\n1,2,3\n");
    expect(await calls.refusal("POST", path(failed.jobId, "undo"))).toEqual([
      409,
      "Bu içe aktarma hiçbir işletmeyi değiştirmedi; geri alınacak bir şey yok",
    ]);
    const answer = calls.importFile(csvOf(plainRows(1, 20_000)), { batchSize: 100 });
    const running = await eventually(async () => {
      const [newest] = await ingest.engines.importJobs.list(1);
      return newest !== undefined && newest.counters.created > 0 ? newest : undefined;
    });
    expect(await calls.refusal("POST", path(running.id, "undo"))).toEqual([
      409,
      "İçe aktarma henüz sona ermedi; önce iptal edin veya bitmesini bekleyin",
    ]);
    expect(await calls.refusal("GET", path(running.id, "undone.csv"))).toEqual([404, "Bu içe aktarma geri alınmadı"]);

    await calls.send("POST", path(running.id, "cancel"));
    const { success, successCount, message } = await answer;
    expect({ success, isSome: successCount > 0 }).toEqual({ success: false, isSome: true });
    expect(message).toContain("o ana kadar yazılanlar duruyor");
    expect(await ingest.engines.businesses.countAll()).toBe(successCount);

    const answers = await Promise.all([1, 2, 3].map(() => calls.send("POST", path(running.id, "undo"))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const refused of answers.filter(({ ok }) => !ok)) {
      expect(await refused.text()).toMatch(/İçe aktarma zaten geri alın/);
    }
    const undone = await undoneJob(ingest, running.id);
    expect(undone).toMatchObject({ state: "cancelled", undo: { removed: successCount, restored: 0, kept: 0 } });
    expect(await ingest.engines.businesses.countAll()).toBe(0);
    expect(await calls.refusal("POST", path(running.id, "undo"))).toEqual([409, "İçe aktarma zaten geri alındı"]);
    expect(await calls.refusal("POST", path(running.id, "cancel"))).toEqual([409, "İçe aktarma zaten sona erdi"]);
  });
});

it("an import that failed halfway is undone completely, and can be retried", {
  timeout: SEVERAL_IMPORTS_MS,
}, async () => {
  const text = new TextDecoder().decode(csvOf(plainRows(1, 300)));
  const { jobId, success, successCount, message } = await calls.importFile(`${text}"never closed\n`, {
    batchSize: 100,
  });
  expect({ success, successCount }).toEqual({ success: false, successCount: 300 });
  expect(message).toContain("o ana kadar yazılanlar duruyor: 300 yeni");
  expect((await calls.undo(jobId)).undo).toMatchObject({ removed: 300 });
  const again = shownImportJobSchema.parse(await (await calls.send("POST", path(jobId, "retry"))).json());
  expect(again.notes).toEqual([expect.stringMatching(/sonra geri alındı\.$/)]);
  expect(await endedJob(ingest, again.id)).toMatchObject({ state: "failed", counters: { created: 300 } });
});
