import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import { createDiskMoveMemory } from "../../shared/engines/src/disk/disk-move-memory.ts";
import { openEngines } from "../../shared/engines/src/open-engines.ts";
import { makeTemporaryFolder } from "../../shared/platform/src/testing/make-temporary-folder.ts";
import { makeDraft } from "../../shared/testing/src/business-factory.ts";
import { makeSmallDisk } from "../../shared/testing/src/files/small-disk.ts";
import { importDrafts } from "../../shared/testing/src/stores-under-test.ts";
import { problemOf } from "../move/move-ends.ts";
import { lockDataDir } from "../supervisor/data-dir-lock.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const print = (): void => {};

let folder: string;
let dataDir: string;
let backups: string;
let restored: string;
beforeEach(async () => {
  folder = makeTemporaryFolder();
  [dataDir, backups, restored] = [join(folder, "site"), join(folder, "backups"), join(folder, "restored")];
  const engines = await openEngines({ DATA_DIR: dataDir });
  await importDrafts(engines, [makeDraft("cafe"), makeDraft("bakery")]);
  await engines.files.save(Readable.from(["name\nCafé\n"]), { maxBytes: 1_000 });
  await engines.close();
});

async function run(script: string, args: readonly string[], dataDir: string) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, MONGODB_URL: "", MEILI_URL: "", REDIS_URL: "" };
  const child = spawn(process.execPath, [join(ROOT, "scripts", script), ...args], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, problems] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code: child.exitCode, output, problems };
}

const backUp = (seconds: number, keep = 7, to = backups) =>
  writeBackup({
    config: { DATA_DIR: dataDir },
    to,
    keep,
    programVersion: "1.2.3",
    now: new Date(Date.UTC(2026, 4, 1, 12, 0, seconds)),
    print,
  });

const restore = (backup: string) => restoreBackup({ backup, config: { DATA_DIR: restored }, print });

async function editManifest(backup: string, change: object): Promise<void> {
  const path = join(backup, "manifest.json");
  await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, "utf8")), ...change }));
}

describe("the commands", () => {
  it("back up and restore a directory, readable by their user only", async () => {
    const written = await run("backup.ts", ["--to", backups], dataDir);
    expect(written).toMatchObject({ code: 0, problems: "" });
    const [name = ""] = await readdir(backups);
    expect(name).toMatch(/^meridian-\d{8}T\d{6}Z$/);
    const modes = ["", "files", "directory.db", "manifest.json"].map((path) => stat(join(backups, name, path)));
    expect((await Promise.all(modes)).map(({ mode }) => (mode & 0o777).toString(8))).toEqual([
      "700",
      "700",
      "600",
      "600",
    ]);
    const read = await run("restore.ts", ["--from", join(backups, name)], restored);
    expect(read).toMatchObject({ code: 0, problems: "" });
    expect(read.output).toContain("2 businesses restored");
  });

  it.each([
    ["backup.ts", [], /^\nUsage: node scripts\/backup\.ts --to FOLDER/],
    ["backup.ts", ["--to", "x", "--keep", "0"], /^\nUsage: node scripts\/backup\.ts --to FOLDER/],
    ["restore.ts", [], /^\nUsage: node scripts\/restore\.ts --from BACKUP/],
  ])("%s %j prints its usage", async (script, args, problem) => {
    const { code, problems } = await run(script, args, dataDir);
    expect(code).toBe(1);
    expect(problems).toMatch(problem);
  });
});

it("report a failure of the disk or a path in one message, without a stack", async () => {
  const { code, problems } = await run("backup.ts", ["--to", join(dataDir, "directory.db")], dataDir);
  expect(code).toBe(1);
  expect(problems).toMatch(/^\nEEXIST.* Put that right and run the same command again\.\n\n$/);
  expect(problemOf(Object.assign(new Error("full"), { errcode: 13 }), "Make room.")).toBe(
    "There is no room left on the disk (full). Make room.",
  );
});

describe("a backup", () => {
  it("deletes the oldest beyond the limit, leftovers of killed ones, and nothing else", async () => {
    await mkdir(join(backups, "meridian-20260101T000000Z.unfinished"), { recursive: true });
    await writeFile(join(backups, "notes.txt"), "mine");
    for (const second of [1, 2, 3]) await backUp(second, 2);
    expect((await readdir(backups)).sort()).toEqual([
      "meridian-20260501T120002Z",
      "meridian-20260501T120003Z",
      "notes.txt",
    ]);
  });

  it("that fails leaves no folder and keeps earlier ones", async () => {
    await backUp(1, 1);
    const { folder: earlier } = await backUp(2, 1);
    await rm(join(dataDir, "files"), { recursive: true });
    await writeFile(join(dataDir, "files"), "not a folder");
    await expect(backUp(3, 1)).rejects.toThrow();
    expect(await readdir(backups)).toEqual([earlier.slice(backups.length + 1)]);
  });

  it("is recorded with its start time in the directory, and in one restored from it", async () => {
    await restore((await backUp(1)).folder);
    for (const folder of [dataDir, restored]) {
      const { backups: record, close } = await openEngines({ DATA_DIR: folder });
      expect(await record.lastAt()).toEqual(new Date("2026-05-01T12:00:01.000Z"));
      await close();
    }
  });

  it("does not run beside another one into the same folder", async () => {
    const unlock = lockDataDir(backups);
    await expect(backUp(1)).rejects.toThrow(/A backup into .* cannot begin now/);
    unlock();
  });

  it("does not start if the disk has no room for it", async ({ skip }) => {
    const disk = await makeSmallDisk(32);
    if (disk === undefined) return skip("this user may not mount a disk");
    try {
      await expect(backUp(1, 7, disk.folder)).rejects.toThrow(/There is no room in .*MB are needed/);
      expect(await readdir(disk.folder)).toEqual([]);
    } finally {
      await disk.remove();
    }
  });
});

describe("a restore", () => {
  it("rejects a backup with one changed byte, and leaves the folder alone", async () => {
    const { folder: backup, manifest } = await backUp(1);
    const path = join(backup, manifest.files.at(-1)?.path ?? "");
    const bytes = await readFile(path);
    bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
    await writeFile(path, bytes);
    await expect(restore(backup)).rejects.toThrow(/is not what was backed up/);
    await expect(readdir(restored)).rejects.toThrow("ENOENT");
  });

  it.each([
    [{ formatVersion: 2, programVersion: "9.9.9" }, /written by Meridian 9\.9\.9 in format 2/],
    [{ files: "none" }, /manifest\.json is damaged/],
    [{ rows: { business: 3 } }, /The restored business has 2 rows, the backup has 3/],
  ])("rejects a manifest with %j", async (change, problem) => {
    const { folder: backup } = await backUp(1);
    await editManifest(backup, change);
    await expect(restore(backup)).rejects.toThrow(problem);
  });

  it("rejects a folder without a backup, one with a directory, and one in use by a site", async () => {
    await expect(restore(folder)).rejects.toThrow(/There is no backup in/);
    const { folder: backup } = await backUp(1);
    const into = (dataDir: string) => restoreBackup({ backup, config: { DATA_DIR: dataDir }, print });
    await expect(into(dataDir)).rejects.toThrow(/is not empty/);
    const unlock = lockDataDir(restored);
    await expect(into(restored)).rejects.toThrow(/Meridian already runs on/);
    unlock();
  });

  it("that was interrupted blocks sites on the folder until the same command has completed", async () => {
    const { folder: backup } = await backUp(1);
    const source = `the backup ${backup.slice(backups.length + 1)}`;
    await mkdir(restored);
    await createDiskMoveMemory(restored).put({ source, startedAt: new Date().toISOString(), done: [] });
    await writeFile(join(restored, "directory.db"), "half");
    await expect(openEngines({ DATA_DIR: restored })).rejects.toThrow(/did not finish/);
    await expect(
      writeBackup({ config: { DATA_DIR: restored }, to: backups, keep: 7, programVersion: "", now: new Date(), print }),
    ).rejects.toThrow(/did not finish/);
    const { folder: other } = await backUp(2);
    await expect(restore(other)).rejects.toThrow(/holds half of the backup/);
    await restore(backup);
    const engines = await openEngines({ DATA_DIR: restored });
    expect(await engines.businesses.countAll()).toBe(2);
    await engines.close();
  });
});
