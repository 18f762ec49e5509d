import { MAX_KEPT_CELL_CHARS } from "../sheet-limits.ts";
import { PlainText } from "../xml/plain-text.ts";
import { continuesWithBytes, DOUBTFUL, MEANINGFUL, UNDERSCORE } from "../xml/xml-bytes.ts";
import { decodeText } from "../xml/xml-text.ts";

const HEADS = ["<si><t>", '<si><t xml:space="preserve">'].map((head) => Buffer.from(head));
const TAIL = Buffer.from("</t></si>");
/** May guard a formula. */
const APOSTROPHE = 0x27;

/** A shared string without rich text, scanned at once. Holds the last one. */
export class PlainString {
  readonly text = new PlainText();

  /** Where the string starting at `start` ends; 0 if it is not plain, or not complete. */
  scan(bytes: Buffer, start: number): number {
    const head = HEADS.find((known) => continuesWithBytes(bytes, start, known));
    if (head === undefined || !this.text.read(bytes, start + head.length)) return 0;
    const { end } = this.text;
    return continuesWithBytes(bytes, end, TAIL) ? end + TAIL.length : 0;
  }

  /** Whether its bytes are its text: without references, escapes, guards and what exceeds the limits. */
  isVerbatim(bytes: Buffer): boolean {
    const { start, end, kinds } = this.text;
    return (
      (kinds & (MEANINGFUL | DOUBTFUL)) === 0 &&
      bytes[start] !== APOSTROPHE &&
      end - start <= MAX_KEPT_CELL_CHARS &&
      ((kinds & UNDERSCORE) === 0 || !bytes.toString("latin1", start, end).includes("_x"))
    );
  }

  decode(bytes: Buffer): string {
    const { start, end, kinds } = this.text;
    return decodeText(bytes, start, end, kinds);
  }
}
