import { KINDS_OF_BYTES, LESS } from "./xml-bytes.ts";

/** Text up to the next tag. Holds the last one read, because a sheet has millions. */
export class PlainText {
  start = 0;
  end = 0;
  /** The combined kinds of its bytes. */
  kinds = 0;

  /** False if the tag after it has not arrived. */
  read(bytes: Buffer, start: number): boolean {
    const { length } = bytes;
    let kinds = 0;
    let end = start;
    for (; end < length; end++) {
      const byte = bytes[end] ?? 0;
      if (byte === LESS) break;
      kinds |= KINDS_OF_BYTES[byte] ?? 0;
    }
    this.start = start;
    this.end = end;
    this.kinds = kinds;
    return end < length;
  }
}
