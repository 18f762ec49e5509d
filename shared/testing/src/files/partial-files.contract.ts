import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { HOUR_MS } from "@meridian/contracts/durations";
import type { FileStore } from "@meridian/ports/file-store";
import type { PartialFile } from "@meridian/ports/imports/partial-files";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

export interface FileStoreUnderTest {
  files: FileStore;
  /** The number of files under any name, complete or not. */
  countFiles(): Promise<number>;
  close(): Promise<void>;
}

const soon = (): Date => new Date(Date.now() + HOUR_MS);
const CONTENT = Buffer.from(Array.from({ length: 5_000_000 }, (_, n) => (n * 7 + n / 251) % 256));

/** A file uploaded in parts equals the file in the end; acknowledged bytes are never lost. */
export function describePartialFilesContract(engine: string, open: () => Promise<FileStoreUnderTest>): void {
  describe(`files in parts on ${engine}`, () => {
    let test: FileStoreUnderTest;
    let files: FileStore;
    beforeEach(async () => {
      test = await open();
      files = test.files;
    });
    afterEach(() => test.close());

    const begin = (sizeBytes: number): Promise<PartialFile> =>
      files.beginPartial({ fileName: "Zürich.csv", sizeBytes, expiresAt: soon() });
    const append = (id: string, offsetBytes: number, content: AsyncIterable<Uint8Array>): Promise<PartialFile> =>
      files.appendPartial(id, content, { offsetBytes, expiresAt: soon() });
    const contentOf = async (id: string): Promise<Buffer> => {
      const local = await files.openLocal(id);
      try {
        return await readFile(local.path);
      } finally {
        await local.release();
      }
    };

    it("parts become the file that a single stream would have become", async () => {
      const { id } = await begin(CONTENT.length);
      const middle = 3_333_333;
      expect(await append(id, 0, chunks(CONTENT.subarray(0, middle)))).toMatchObject({ offsetBytes: middle });
      expect(await files.findPartial(id)).toMatchObject({
        id,
        fileName: "Zürich.csv",
        sizeBytes: CONTENT.length,
        offsetBytes: middle,
        file: undefined,
      });
      await append(id, middle, chunks(CONTENT.subarray(middle)));
      const stored = await files.finishPartial(id, soon());
      expect(stored).toMatchObject({ sizeBytes: CONTENT.length, sha256: sha256(CONTENT) });
      expect((await contentOf(stored.id)).equals(CONTENT)).toBe(true);
      expect(await files.list(soon())).toEqual([stored.id]);
      expect(await files.finishPartial(id, soon())).toEqual(stored);
      expect((await files.findPartial(id))?.file).toEqual(stored);
    });

    it("the bytes are the same however the file is cut", async () => {
      const content = CONTENT.subarray(0, 5_000);
      const cut = fc.record({ length: fc.integer({ min: 0, max: 3_000 }), breaks: fc.boolean() });
      const cuts = fc.array(cut, { maxLength: 5 });
      await fc.assert(
        fc.asyncProperty(cuts, async (parts) => {
          const { id } = await begin(content.length);
          let at = 0;
          for (const { length, breaks } of [...parts, { length: content.length, breaks: false }]) {
            const part = content.subarray(at, at + length);
            const sent = append(id, at, breaks ? failingContent(part) : chunks(part));
            if (breaks) await expect(sent).rejects.toThrow("connection lost");
            else await sent;
            at += part.length;
            expect((await files.findPartial(id))?.offsetBytes).toBe(at);
          }
          const stored = await files.finishPartial(id, soon());
          expect(stored.sha256).toBe(sha256(content));
          await files.removePartial(id);
          await files.remove(stored.id);
        }),
        { numRuns: 8 },
      );
      expect(await test.countFiles()).toBe(0);
    });

    it("a part at a wrong offset is a conflict and changes nothing", async () => {
      const { id } = await begin(100);
      await append(id, 0, chunks(CONTENT.subarray(0, 40)));
      for (const offset of [0, 39, 41, 100]) {
        await expect(append(id, offset, chunks(Buffer.alloc(10)))).rejects.toMatchObject({ code: "conflict" });
      }
      await append(id, 40, chunks(CONTENT.subarray(40, 100)));
      const stored = await files.finishPartial(id, soon());
      expect((await contentOf(stored.id)).equals(CONTENT.subarray(0, 100))).toBe(true);
    });

    it("one of several concurrent parts is accepted", async () => {
      const content = CONTENT.subarray(0, 1_500_000);
      const { id } = await begin(content.length);
      const sent = await Promise.allSettled([1, 2, 3, 4].map(() => append(id, 0, chunks(content))));
      expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const outcome of sent) {
        if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "conflict" });
      }
      expect((await files.finishPartial(id, soon())).sha256).toBe(sha256(content));
    });

    it("while a part arrives another is a conflict, and the file cannot be finished", async () => {
      const content = CONTENT.subarray(0, 3_000_000);
      const { id } = await begin(content.length);
      const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
      const { promise: hasBegun, resolve: begun } = Promise.withResolvers<void>();
      const coming = append(id, 0, pausing(content, begun, isOver));
      await hasBegun;
      await expect(append(id, 0, chunks(Buffer.alloc(0)))).rejects.toMatchObject({ code: "conflict" });
      await expect(files.finishPartial(id, soon())).rejects.toMatchObject({ code: "conflict" });
      end();
      expect((await coming).offsetBytes).toBe(content.length);
    });

    it("a part beyond the announced size is rejected, and the file can still be finished", async () => {
      const { id } = await begin(1_000);
      await expect(append(id, 0, chunks(CONTENT.subarray(0, 1_001)))).rejects.toMatchObject({ code: "too_large" });
      const found = await files.findPartial(id);
      await append(id, found?.offsetBytes ?? -1, chunks(CONTENT.subarray(found?.offsetBytes, 1_000)));
      expect((await files.finishPartial(id, soon())).sha256).toBe(sha256(CONTENT.subarray(0, 1_000)));
    });

    it("an incomplete file cannot be finished", async () => {
      const { id } = await begin(100);
      await append(id, 0, chunks(CONTENT.subarray(0, 99)));
      await expect(files.finishPartial(id, soon())).rejects.toMatchObject({ code: "conflict" });
    });

    it("an abandoned file leaves nothing, and abandoning it again is not an error", async () => {
      const { id } = await begin(100);
      await append(id, 0, chunks(CONTENT.subarray(0, 50)));
      await files.removePartial(id);
      await files.removePartial(id);
      expect(await files.findPartial(id)).toBeUndefined();
      await expect(append(id, 50, chunks(CONTENT.subarray(50, 100)))).rejects.toMatchObject({ code: "not_found" });
      await expect(files.finishPartial(id, soon())).rejects.toMatchObject({ code: "not_found" });
      expect(await test.countFiles()).toBe(0);
    });

    it("the stored file outlives the record of its parts", async () => {
      const { id } = await begin(10);
      await append(id, 0, chunks(CONTENT.subarray(0, 10)));
      const stored = await files.finishPartial(id, soon());
      await files.removePartial(id);
      expect((await contentOf(stored.id)).length).toBe(10);
    });

    it("expired uploads are listed, every part postpones expiry, and no sweep of files removes them", async () => {
      const { id } = await begin(100);
      const late = new Date(Date.now() + 2 * HOUR_MS);
      expect(await files.listExpiredPartials(new Date())).toEqual([]);
      expect(await files.listExpiredPartials(late)).toEqual([id]);
      await files.appendPartial(id, chunks(CONTENT.subarray(0, 10)), {
        offsetBytes: 0,
        expiresAt: new Date(Date.now() + 3 * HOUR_MS),
      });
      expect(await files.listExpiredPartials(late)).toEqual([]);
      expect(await files.list(late)).toEqual([]);
    });

    it.each(["../directory.db", "..", "", "/etc/passwd", "a".repeat(24)])("%j is not an upload", async (id) => {
      expect(await files.findPartial(id)).toBeUndefined();
      await expect(append(id, 0, chunks(Buffer.alloc(1)))).rejects.toMatchObject({ code: "not_found" });
      await expect(files.finishPartial(id, soon())).rejects.toMatchObject({ code: "not_found" });
      await files.removePartial(id);
    });
  });
}

function sha256(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

async function* chunks(content: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < content.length; start += 65_536) yield content.subarray(start, start + 65_536);
}

async function* failingContent(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield* chunks(content);
  throw new Error("connection lost");
}

async function* pausing(content: Uint8Array, onBegun: () => void, isOver: Promise<void>): AsyncGenerator<Uint8Array> {
  onBegun();
  yield content.subarray(0, 100_000);
  await isOver;
  yield* chunks(content.subarray(100_000));
}
