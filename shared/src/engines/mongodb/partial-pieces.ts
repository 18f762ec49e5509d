import type { Collection } from "mongodb";
import { notFound } from "../../kernel/app-error.ts";
import type { PartialPieceDocument } from "./documents.ts";
import { LONG } from "./mongo-directory.ts";

const PIECE_BYTES = 1024 * 1024;
/** A slow sender's bytes are kept at least this often. */
const PIECE_MS = 3_000;
const MAX_WRITER = 999_999;

/**
 * Orders pieces by where they begin, and those that begin at one place by who came last: of these the first one counts. A writer begins
 * where the one before ended, so that what an earlier one left at that place was never counted.
 */
export function pieceId(id: string, offsetBytes: number, writer: number): string {
  return `${id}/${String(offsetBytes).padStart(12, "0")}/${String(MAX_WRITER - writer).padStart(6, "0")}`;
}

/** All pieces of a file, by their ids: "0" is the character after "/". */
export function idsOfPieces(id: string) {
  return { _id: { $gte: `${id}/`, $lt: `${id}0` } };
}

/** Hands what comes to `keep` in pieces; also, when it breaks off, what came before. */
export async function gatherPieces(
  content: AsyncIterable<Uint8Array>,
  keep: (piece: Buffer) => Promise<void>,
): Promise<void> {
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let keptAt = performance.now();
  const flush = async (): Promise<void> => {
    if (waitingBytes === 0) return;
    const piece = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    await keep(piece);
    keptAt = performance.now();
  };
  let failure: { cause: unknown } | undefined;
  try {
    for await (const chunk of content) {
      waiting.push(chunk);
      waitingBytes += chunk.length;
      if (waitingBytes >= PIECE_BYTES || performance.now() - keptAt >= PIECE_MS) await flush();
    }
  } catch (cause) {
    failure = { cause };
  }
  await flush();
  if (failure !== undefined) throw failure.cause;
}

/** The bytes of a file from its first to its last. */
export async function* readPieces(
  pieces: Collection<PartialPieceDocument>,
  id: string,
  sizeBytes: number,
): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const { _id, bytes } of pieces.find(idsOfPieces(id), { sort: { _id: 1 }, batchSize: 8, ...LONG })) {
    if (Number(_id.split("/")[1]) !== at) continue;
    yield Buffer.from(bytes.buffer);
    at += bytes.length();
  }
  if (at !== sizeBytes) throw notFound("Parts of the upload are gone.");
}
