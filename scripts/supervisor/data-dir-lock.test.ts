import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { makeTemporaryFolder } from "../../shared/platform/src/testing/make-temporary-folder.ts";
import { makeSmallDisk } from "../../shared/testing/src/files/small-disk.ts";
import { lockDataDir } from "./data-dir-lock.ts";

let directory: string;
beforeEach(() => {
  directory = makeTemporaryFolder();
});

describe("a data folder", () => {
  it("serves one site at a time, and tells the second what to do", () => {
    const unlock = lockDataDir(directory);
    expect(() => lockDataDir(directory)).toThrow(/already runs on .*DATA_DIR=/s);
    unlock();
    lockDataDir(directory)();
  });

  it("is free again after a site died without releasing it", () => {
    writeFileSync(join(directory, "meridian.lock"), JSON.stringify({ pid: 2 ** 22 + 1 }));
    expect(() => lockDataDir(directory)()).not.toThrow();
  });

  it.skipIf(process.platform !== "linux")("is free when another program has taken the number of a dead site", () => {
    writeFileSync(join(directory, "meridian.lock"), JSON.stringify({ pid: process.pid, startedAt: "1" }));
    expect(() => lockDataDir(directory)()).not.toThrow();
  });
});

it("a data folder that is a file is rejected with a remedy", () => {
  const path = join(directory, "file");
  writeFileSync(path, "");
  expect(() => lockDataDir(path)).toThrow(/DATA_DIR: .*file is a file.*\n.*set DATA_DIR/);
  expect(() => lockDataDir(join(path, "data"))).toThrow(/DATA_DIR: .*data lies below a file/);
});

const disk = await makeSmallDisk(1);
afterAll(() => disk?.remove());
const title = `a data folder on a disk ${disk === undefined ? "(this user may not mount one)" : "of its own"}`;

describe.skipIf(disk === undefined)(title, () => {
  const folder = disk?.folder ?? "";

  it("that is full is readable, and rejected with the cause by processes that write", async () => {
    await disk?.fill();
    let warnings = 0;
    lockDataDir(folder, () => warnings++)();
    expect(warnings).toBe(1);
    expect(() => lockDataDir(folder)).toThrow(/no room left on the disk of/);
    await disk?.makeRoom();
    lockDataDir(folder)();
  });

  it("that is mounted read-only is rejected with a remedy", async () => {
    await disk?.makeReadOnly();
    expect(() => lockDataDir(folder, () => undefined)).toThrow(/DATA_DIR: .*read-only.*\n.*set DATA_DIR/);
    expect(() => lockDataDir(join(folder, "data"))).toThrow(
      /DATA_DIR: .*data is not there and cannot be made.*read-only/,
    );
  });
});
