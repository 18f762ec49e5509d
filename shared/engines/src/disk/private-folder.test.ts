import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { beforeEach, expect, it } from "vitest";
import { openPrivateFolder, tightenFolder } from "./private-folder.ts";

const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);

let folder: string;
let outside: string;
beforeEach(() => {
  process.umask(0o022);
  const parent = makeTemporaryFolder();
  folder = join(parent, "data");
  outside = join(parent, "outside");
  mkdirSync(join(folder, "files"), { recursive: true });
  writeFileSync(join(folder, "directory.db"), "");
  writeFileSync(join(folder, "files", "upload"), "");
  writeFileSync(outside, "");
  symlinkSync(outside, join(folder, "link"));
});
it("a folder that others could read is closed with its contents, except for targets of links", () => {
  tightenFolder(folder);
  expect(["", "files", "directory.db", "files/upload"].map((path) => modeOf(join(folder, path)))).toEqual([
    "700",
    "700",
    "600",
    "600",
  ]);
  expect(modeOf(outside)).toBe("644");
});

it("a folder that is open to everybody stays so", () => {
  chmodSync(folder, 0o1777);
  tightenFolder(folder);
  expect([modeOf(folder), modeOf(join(folder, "files"))]).toEqual(["1777", "755"]);
});

it("files created after opening the folder belong to the process's user only", () => {
  openPrivateFolder(join(folder, "new"));
  writeFileSync(join(folder, "new", "file"), "");
  expect([modeOf(join(folder, "new")), modeOf(join(folder, "new", "file"))]).toEqual(["700", "600"]);
});
