import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describePartialFilesContract, type FileStoreUnderTest } from "./partial-files.contract.ts";

/** A file is stored completely or not at all. */
export function describeFileStoreContract(engine: string, open: () => Promise<FileStoreUnderTest>): void {
  describePartialFilesContract(engine, open);
  describe(`files on ${engine}`, () => {
    let test: FileStoreUnderTest;
    beforeEach(async () => {
      test = await open();
    });
    afterEach(() => test.close());

    it("keeps what was streamed, with its size and hash", async () => {
      const content = Buffer.alloc(300_000, "Zürich ");
      const stored = await test.files.save(Readable.from(chunks(content, 64_000)), { maxBytes: content.length });
      expect(stored).toMatchObject({
        sizeBytes: content.length,
        sha256: createHash("sha256").update(content).digest("hex"),
      });
      const local = await test.files.openLocal(stored.id);
      expect((await readFile(local.path)).equals(content)).toBe(true);
      await local.release();
    });

    it("reports a plausible free space, or that it is unknown", async () => {
      const freeBytes = await test.files.freeBytes();
      if (freeBytes !== undefined) expect(freeBytes).toBeGreaterThan(0);
    });

    it("an empty stream is an empty file", async () => {
      const stored = await test.files.save(Readable.from([]), { maxBytes: 10 });
      expect(stored.sizeBytes).toBe(0);
    });

    it("a file that is too large is rejected, its stream stopped and nothing kept", async () => {
      const content = Readable.from(endless());
      await expect(test.files.save(content, { maxBytes: 100_000 })).rejects.toMatchObject({ code: "too_large" });
      expect(content.destroyed).toBe(true);
      expect(await test.countFiles()).toBe(0);
    });

    it("a stream that breaks off leaves nothing", async () => {
      const content = Readable.from(failingContent());
      await expect(test.files.save(content, { maxBytes: 100_000 })).rejects.toThrow("connection lost");
      expect(await test.countFiles()).toBe(0);
    });

    it("a removed file is absent, and removing it again is not an error", async () => {
      const { id } = await test.files.save(Readable.from(["x"]), { maxBytes: 10 });
      await test.files.remove(id);
      await test.files.remove(id);
      await expect(test.files.openLocal(id)).rejects.toMatchObject({ code: "not_found" });
      expect(await test.countFiles()).toBe(0);
    });

    it("lists the files that were saved before a time", async () => {
      const { id } = await test.files.save(Readable.from(["x"]), { maxBytes: 10 });
      expect(await test.files.list(new Date(Date.now() + 60_000))).toEqual([id]);
      expect(await test.files.list(new Date(Date.now() - 60_000))).toEqual([]);
    });

    it.each(["../directory.db", "..", "", "/etc/passwd"])("%j is not a file", async (id) => {
      await expect(test.files.openLocal(id)).rejects.toMatchObject({ code: "not_found" });
      await test.files.remove(id);
    });
  });
}

function* chunks(content: Buffer, size: number): Generator<Buffer> {
  for (let start = 0; start < content.length; start += size) yield content.subarray(start, start + size);
}

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(16_384, "x");
}

function* failingContent(): Generator<Buffer> {
  yield Buffer.alloc(16_384, "x");
  throw new Error("connection lost");
}
