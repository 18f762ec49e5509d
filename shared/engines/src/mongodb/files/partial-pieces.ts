import { refusal } from "@meridian/platform/app-error";
import type { Collection } from "mongodb";
import { PARTS_GONE } from "../../rules/engine-texts.ts";
import type { PartialPieceDocument } from "../documents.ts";
import { LONG } from "../mongo-directory.ts";

const PIECE_BYTES = 1024 * 1024;
/** The longest time a slow sender's bytes stay unwritten. */
const PIECE_MS = 3_000;
const MAX_WRITER = 999_999;

/**
 * Orders pieces by offset, and pieces at one offset newest writer first: the first one counts. A writer starts where the previous one
 * ended, so an earlier writer's piece at that offset was never counted.
 */
export function pieceId(id: string, offsetBytes: number, writer: number): string {
  return `${id}/${String(offsetBytes).padStart(12, "0")}/${String(MAX_WRITER - writer).padStart(6, "0")}`;
}

/** The id range of a file's pieces: "0" is the character after "/". */
export function idsOfPieces(id: string) {
  return { _id: { $gte: `${id}/`, $lt: `${id}0` } };
}

/** Passes incoming bytes to `keep` in pieces, including what arrived before an interruption. */
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

/** The bytes of a file in order. */
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
  if (at !== sizeBytes) throw refusal("not_found", PARTS_GONE);
}
