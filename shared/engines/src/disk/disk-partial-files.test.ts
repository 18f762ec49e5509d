import { appendFile, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HOUR_MS } from "@meridian/contracts/durations";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import type { FileStore } from "@meridian/ports/file-store";
import { beforeEach, expect, it } from "vitest";
import { openDiskFileStore } from "./disk-file-store.ts";

const soon = new Date(Date.now() + HOUR_MS);

let folder: string;
let files: FileStore;
beforeEach(async () => {
  folder = makeTemporaryFolder();
  files = await openDiskFileStore(folder);
});

async function* text(content: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(content);
}

async function beginWith(content: string, sizeBytes: number): Promise<string> {
  const { id } = await files.beginPartial({ fileName: "a.csv", sizeBytes, expiresAt: soon });
  await files.appendPartial(id, text(content), { offsetBytes: 0, expiresAt: soon });
  return id;
}

it("bytes that were unacknowledged when the process died are written again", async () => {
  const id = await beginWith("first,", 12);
  await appendFile(join(folder, `${id}.parts`), "torn bytes of a process that died");
  const reopened = await openDiskFileStore(folder);
  expect((await reopened.findPartial(id))?.offsetBytes).toBe(6);
  await reopened.appendPartial(id, text("second"), { offsetBytes: 6, expiresAt: soon });
  const { id: fileId } = await reopened.finishPartial(id, soon);
  expect(await readFile((await reopened.openLocal(fileId)).path, "utf8")).toBe("first,second");
});

it("a process that died between naming a file and noting it is repaired", async () => {
  const id = await beginWith("name\nA\n", 7);
  await rename(join(folder, `${id}.parts`), join(folder, id));
  const reopened = await openDiskFileStore(folder);
  await reopened.appendPartial(id, text(""), { offsetBytes: 7, expiresAt: soon });
  expect(await reopened.finishPartial(id, soon)).toMatchObject({ id, sizeBytes: 7 });
  expect(await readFile(join(folder, id), "utf8")).toBe("name\nA\n");
  expect(await readdir(folder)).toHaveLength(2);
});

it("missing parts are reported, not filled in", async () => {
  const id = await beginWith("first,", 12);
  await rm(join(folder, `${id}.parts`));
  const sent = files.appendPartial(id, text("second"), { offsetBytes: 6, expiresAt: soon });
  await expect(sent).rejects.toMatchObject({ code: "not_found" });
});

it("unknown leftovers are listed after a day", async () => {
  const id = "0b6f7a54-6a0c-4b86-8a3e-0a4f5a3d3c11";
  await writeFile(join(folder, `${id}.parts`), "half");
  await writeFile(join(folder, `${id}.parts.json.part`), "{");
  expect(await files.listExpiredPartials(new Date())).toEqual([]);
  expect(await files.listExpiredPartials(new Date(Date.now() + 25 * HOUR_MS))).toEqual([id]);
  await files.removePartial(id);
  expect(await readdir(folder)).toEqual([]);
});
