import type { XmlAttributes } from "./xml-attributes.ts";
import type { XmlText } from "./xml-piece.ts";

/** Names have no prefix: writers choose prefixes freely, and the parts of workbooks mix no vocabularies. */
export interface XmlHandlers {
  /** `qualified` is the name with its prefix. */
  open?: (name: string, attributes: XmlAttributes, qualified: string) => void;
  close?: (name: string) => void;
  /** Text between two tags comes in several pieces if a comment or CDATA section splits it. */
  text?: (piece: XmlText) => void;
  /**
   * Called where an element starts: may scan all of it instead of the calls above, and returns where it ends, or 0 to leave it to them. Must
   * accept nothing that the scanner rejects.
   */
  element?: (bytes: Buffer, start: number) => number;
}
