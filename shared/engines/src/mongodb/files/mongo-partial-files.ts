import { Readable } from "node:stream";
import { refusal } from "@meridian/platform/app-error";
import type { FileStore } from "@meridian/ports/file-store";
import type { AppendOptions, PartialFile, PartialFiles, StoredFile } from "@meridian/ports/imports/partial-files";
import { Binary, ObjectId } from "mongodb";
import { nextPartAt, PART_TOO_LONG, PART_UNDER_WAY, UPLOAD_GONE } from "../../rules/engine-texts.ts";
import type { PartialFileDocument } from "../documents.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";
import { gatherPieces, idsOfPieces, pieceId, readPieces } from "./partial-pieces.ts";

/** Longer than a sender may be silent; renewed with every piece. */
const HELD_MS = 15_000;
const RENEWED_MS = 3_000;
const MAX_LISTED = 10_000;

/**
 * Parts as pieces of up to a megabyte in their own collection, which any process can continue. A piece counts once the file's offset has
 * moved past it, and only the current writer can move that, so writes of a process presumed dead have no effect.
 */
export function createMongoPartialFiles(
  { partialFiles, partialPieces }: MongoDirectory,
  files: Pick<FileStore, "save" | "remove">,
): PartialFiles {
  async function find(id: string): Promise<PartialFileDocument> {
    const document = await partialFiles.findOne({ _id: id }, BOUNDED);
    if (document === null) throw refusal("not_found", UPLOAD_GONE);
    return document;
  }

  /** Makes the caller the writer of a file at this offset. */
  async function hold(id: string, offsetBytes: number): Promise<PartialFileDocument> {
    const now = Date.now();
    const held = await partialFiles.findOneAndUpdate(
      { _id: id, offsetBytes, heldUntil: { $lte: now } },
      { $inc: { writer: 1 }, $set: { heldUntil: now + HELD_MS } },
      { returnDocument: "after", ...BOUNDED },
    );
    if (held !== null) return held;
    const document = await find(id);
    if (document.offsetBytes === offsetBytes) throw refusal("conflict", PART_UNDER_WAY);
    throw refusal("conflict", nextPartAt(document.offsetBytes));
  }

  async function change(
    { _id, writer }: PartialFileDocument,
    set: Partial<Pick<PartialFileDocument, "offsetBytes" | "expiresAt" | "heldUntil" | "file">>,
  ): Promise<void> {
    const { matchedCount } = await partialFiles.updateOne({ _id, writer }, { $set: set });
    if (matchedCount === 0) throw refusal("conflict", PART_UNDER_WAY);
  }

  async function append(
    id: string,
    content: AsyncIterable<Uint8Array>,
    { offsetBytes, expiresAt }: AppendOptions,
  ): Promise<PartialFile> {
    const held = await hold(id, offsetBytes);
    const now = { ...held, expiresAt: expiresAt.getTime() };
    const keep = async (bytes: Buffer): Promise<void> => {
      const _id = pieceId(id, now.offsetBytes, held.writer);
      await partialPieces.insertOne({ _id, bytes: new Binary(bytes) });
      const next = { offsetBytes: now.offsetBytes + bytes.length, expiresAt: now.expiresAt };
      try {
        await change(held, { ...next, heldUntil: Date.now() + HELD_MS });
      } catch (error) {
        await partialPieces.deleteOne({ _id });
        throw error;
      }
      now.offsetBytes = next.offsetBytes;
    };
    try {
      await gatherPieces(upTo(held.sizeBytes - offsetBytes, content), keep);
    } finally {
      await release(held);
    }
    return toPartialFile(now);
  }

  async function release({ _id, writer }: PartialFileDocument): Promise<void> {
    await partialFiles.updateOne({ _id, writer }, { $set: { heldUntil: 0 } });
  }

  async function* piecesOf(held: PartialFileDocument): AsyncGenerator<Buffer> {
    let renewedAt = performance.now();
    for await (const piece of readPieces(partialPieces, held._id, held.sizeBytes)) {
      yield piece;
      if (performance.now() - renewedAt < RENEWED_MS) continue;
      await change(held, { heldUntil: Date.now() + HELD_MS });
      renewedAt = performance.now();
    }
  }

  async function finish(id: string, expiresAt: Date): Promise<StoredFile> {
    const { file: known, sizeBytes, offsetBytes } = await find(id);
    if (known !== undefined) return known;
    if (offsetBytes !== sizeBytes) throw refusal("conflict", nextPartAt(offsetBytes));
    const held = await hold(id, sizeBytes);
    try {
      if (held.file !== undefined) return held.file;
      const file = await files.save(Readable.from(piecesOf(held)), { maxBytes: sizeBytes });
      await change(held, { file, expiresAt: expiresAt.getTime() }).catch(async (error) => {
        await files.remove(file.id);
        throw error;
      });
      await partialPieces.deleteMany(idsOfPieces(id));
      return file;
    } finally {
      await release(held);
    }
  }

  return {
    async beginPartial({ fileName, sizeBytes, expiresAt }) {
      const _id = new ObjectId().toHexString();
      const document = { _id, fileName, sizeBytes, offsetBytes: 0, writer: 0, heldUntil: 0 };
      await partialFiles.insertOne({ ...document, expiresAt: expiresAt.getTime() });
      return { id: _id, fileName, sizeBytes, offsetBytes: 0, expiresAt, file: undefined };
    },
    async findPartial(id) {
      const document = await partialFiles.findOne({ _id: id }, BOUNDED);
      return document === null ? undefined : toPartialFile(document);
    },
    appendPartial: append,
    finishPartial: finish,
    async removePartial(id) {
      await partialFiles.deleteOne({ _id: id });
      await partialPieces.deleteMany(idsOfPieces(id));
    },
    async listExpiredPartials(at) {
      const options = { projection: { _id: 1 }, limit: MAX_LISTED, ...BOUNDED } as const;
      const expired = await partialFiles.find({ expiresAt: { $lt: at.getTime() } }, options).toArray();
      return expired.map(({ _id }) => _id);
    },
  };
}

function toPartialFile({ _id, fileName, sizeBytes, offsetBytes, expiresAt, file }: PartialFileDocument): PartialFile {
  return { id: _id, fileName, sizeBytes, offsetBytes, expiresAt: new Date(expiresAt), file };
}

async function* upTo(roomBytes: number, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = roomBytes;
  for await (const chunk of content) {
    if (left > 0) yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left < 0) throw refusal("too_large", PART_TOO_LONG);
  }
}
