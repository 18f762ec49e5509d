import { readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "@meridian/contracts/durations";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { describeFileStoreContract } from "@meridian/testing/files/file-store.contract";
import { expect, it } from "vitest";
import { openDiskFileStore } from "./disk-file-store.ts";

describeFileStoreContract("disk", async () => {
  const folder = makeTemporaryFolder();
  return {
    files: await openDiskFileStore(folder),
    countFiles: async () => (await readdir(folder)).length,
    close: () => rm(folder, { recursive: true, force: true }),
  };
});

it("the leftover of a process that died while saving is listed and can be removed", async () => {
  const folder = makeTemporaryFolder();
  const files = await openDiskFileStore(folder);
  const id = "0b6f7a54-6a0c-4b86-8a3e-0a4f5a3d3c11";
  await writeFile(join(folder, `${id}.part`), "half");
  const yesterday = new Date(Date.now() - DAY_MS);
  await utimes(join(folder, `${id}.part`), yesterday, yesterday);
  expect(await files.list(new Date())).toEqual([id]);
  await expect(files.openLocal(id)).rejects.toMatchObject({ code: "not_found" });
  await files.remove(id);
  expect(await readdir(folder)).toEqual([]);
});
