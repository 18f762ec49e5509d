import { createHash } from "node:crypto";
import { refusal } from "@meridian/platform/app-error";
import type { StoredFile } from "@meridian/ports/imports/partial-files";
import { largerThan } from "./engine-texts.ts";

export interface ContentMeter {
  /** The pieces of a file as they come. Throws too_large above the limit. */
  through(content: AsyncIterable<Uint8Array | string>): AsyncGenerator<Buffer>;
  /** Of the pieces so far. */
  measured(): Omit<StoredFile, "id">;
}

/** Measures a file on its way. */
export function createContentMeter(maxBytes = Number.POSITIVE_INFINITY): ContentMeter {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  return {
    async *through(content) {
      for await (const part of content) {
        const piece = Buffer.isBuffer(part) ? part : Buffer.from(part);
        sizeBytes += piece.length;
        if (sizeBytes > maxBytes) throw refusal("too_large", largerThan(maxBytes));
        hash.update(piece);
        yield piece;
      }
    },
    measured: () => ({ sizeBytes, sha256: hash.digest("hex") }),
  };
}

export async function measure(content: AsyncIterable<Uint8Array | string>): Promise<Omit<StoredFile, "id">> {
  const { through, measured } = createContentMeter();
  for await (const _ of through(content));
  return measured();
}
