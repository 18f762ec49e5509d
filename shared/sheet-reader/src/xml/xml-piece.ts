import { wholeNumberIn } from "./xml-attributes.ts";
import { decodeBytes } from "./xml-text.ts";

/** A piece of text, valid only during the call. */
export interface XmlText {
  toString(): string;
  /** Its integer value, if it consists of up to 15 digits. */
  toWhole(): number | undefined;
}

const NO_BYTES = Buffer.alloc(0);

/** One reusable piece: it holds what was set last. */
export function createTextPiece() {
  let text: string | undefined = "";
  let bytes: Buffer = NO_BYTES;
  let start = 0;
  let end = 0;
  let kinds = 0;
  return {
    setText(next: string) {
      text = next;
    },
    setPlace(nextBytes: Buffer, nextStart: number, nextEnd: number, nextKinds: number) {
      text = undefined;
      bytes = nextBytes;
      start = nextStart;
      end = nextEnd;
      kinds = nextKinds;
    },
    toString: () => text ?? decodeBytes(bytes, start, end, kinds),
    toWhole: () => (text === undefined ? wholeNumberIn(bytes, start, end) : undefined),
  };
}
