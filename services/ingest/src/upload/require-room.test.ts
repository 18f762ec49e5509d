import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openImportSource } from "../parse/worker/open-import-source.ts";
import { type ImportedFile, requireImportRoom, requireRoom } from "./require-room.ts";

const MEGABYTE = 1024 * 1024;
const diskOf = (freeBytes: number | undefined) => ({ freeBytes: async () => freeBytes });
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function fileOf(csv: string): Promise<ImportedFile> {
  const folder = await mkdtemp(join(tmpdir(), "meridian-room-"));
  folders.push(folder);
  const path = join(folder, "file.csv");
  await writeFile(path, csv);
  const decision = { choices: undefined, profiles: [] };
  const openSource: ImportedFile["openSource"] = (options) =>
    openImportSource({ path, fileName: "file.csv", decision, ...options });
  return { kind: "csv", sizeBytes: Buffer.byteLength(csv), openSource };
}

const leanCsv = (rows: number) =>
  `name,city,country\n${Array.from({ length: rows }, (_, n) => `Shop ${n},Ulm,Germany\n`).join("")}`;

it("a file that does not fit on the disk is rejected with both figures", async () => {
  await requireRoom(diskOf(450 * MEGABYTE), 450 * MEGABYTE);
  await expect(requireRoom(diskOf(99.5 * MEGABYTE), 450 * MEGABYTE)).rejects.toMatchObject({
    code: "no_room",
    turkish: expect.stringMatching(/450 MB gerekiyor, 100 MB boş/),
    message: "Not enough disk space: this file needs about 450 MB, and 100 MB are free. Free some and try again.",
  });
});

it("nothing is rejected for lack of space if the engine does not report it", async () => {
  await requireRoom(diskOf(undefined), Number.MAX_SAFE_INTEGER);
  await requireImportRoom(diskOf(undefined), await fileOf(leanCsv(10)));
});

describe("an import", () => {
  it("needs space for its businesses, estimated from the head of the file, not from its bytes", async () => {
    const rows = 20_000;
    const file = await fileOf(leanCsv(rows));
    expect((rows * 2_000) / file.sizeBytes).toBeGreaterThan(80);
    await expect(requireImportRoom(diskOf(rows * 2_000), file)).rejects.toMatchObject({ code: "no_room" });
    await requireImportRoom(diskOf(rows * 3_000), file);
  });

  it("of long texts needs space for them too", async () => {
    const about = "x".repeat(2_000);
    const rows = Array.from({ length: 500 }, (_, n) => `Shop ${n},Ulm,Germany,${about}\n`);
    const file = await fileOf(`name,city,country,description\n${rows.join("")}`);
    await expect(requireImportRoom(diskOf(2 * file.sizeBytes), file)).rejects.toMatchObject({ code: "no_room" });
  });

  it("that fits in any case is not inspected, and an unreadable one is not rejected", async () => {
    const file = { ...(await fileOf(leanCsv(10))), openSource: () => Promise.reject(new Error("looked into")) };
    await requireImportRoom(diskOf(MEGABYTE), file);
    await requireImportRoom(diskOf(0), await fileOf("no\nheader\n"));
  });
});
