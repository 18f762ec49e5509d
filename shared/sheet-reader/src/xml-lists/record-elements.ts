import { refusal, text } from "../messages/text.ts";
import type { RecordSource, WrittenRecord } from "../records/record-source.ts";
import { MAX_RECORD_BYTES } from "../sheet-limits.ts";
import type { XmlHandlers } from "../xml/xml-handlers.ts";
import type { XmlDocument } from "./xml-document.ts";
import { isData, type XmlElement } from "./xml-element.ts";

/** Follows the elements around the records. Gets the document from its start. */
export interface RecordFinder<Context> {
  /** Undefined unless the element that opens is a record; a record does not `close`. */
  open(element: OpenedElement): Context | undefined;
  close(local: string): void;
  text?(piece: string): void;
}

export type OpenedElement = Pick<XmlElement, "name" | "local">;

export const MAX_DEPTH = 100;
/** What an element takes beside its texts. */
const ELEMENT_BYTES = 100;

interface Found<Context> {
  element: XmlElement;
  context: Context;
}

/** Reads the elements that are records, and skips the others. */
export async function* readRecordElements<Context>(
  document: XmlDocument,
  finder: RecordFinder<Context>,
  onBytes?: (count: number) => void,
): AsyncGenerator<Found<Context>[]> {
  const collector = createCollector(finder);
  for await (const _ of document.scan(collector.handlers, onBytes)) yield collector.take();
}

/** A source of the records that `createFinder` finds, each a value of `list` made by `toRecord`; undefined if it is none. */
export function sourceOfElements<Context>(
  document: XmlDocument,
  createFinder: () => RecordFinder<Context>,
  toRecord: (element: XmlElement, context: Context) => { list: string; value: unknown } | undefined,
): RecordSource {
  return {
    sizeBytes: document.sizeBytes,
    async *read(onBytes) {
      for await (const found of readRecordElements(document, createFinder(), onBytes)) {
        yield found.flatMap(({ element, context }): WrittenRecord[] => {
          const record = toRecord(element, context);
          return record === undefined ? [] : [{ list: record.list, parse: () => record.value }];
        });
      }
    },
  };
}

interface OpenElement extends XmlElement {
  content: (string | XmlElement)[];
}

function createCollector<Context>(finder: RecordFinder<Context>) {
  let found: Found<Context>[] = [];
  let records = 0;
  /** The record being read and the elements open in it. */
  let context: Context | undefined;
  const openElements: OpenElement[] = [];
  let depth = 0;
  let bytes = 0;

  function grow(more: number): void {
    bytes += more;
    if (bytes > MAX_RECORD_BYTES) throw refusal("too_large", text("xml_record_too_long", { row: String(records + 1) }));
  }

  const handlers: XmlHandlers = {
    open(local, attributes, name) {
      if (++depth > MAX_DEPTH) throw refusal("too_large", text("xml_too_deep"));
      const around = openElements.at(-1);
      if (around === undefined) {
        context = finder.open({ name, local });
        if (context === undefined) return;
        bytes = 0;
      }
      const element: OpenElement = { name, local, attributes: attributes.entries().filter(isData), content: [] };
      grow(ELEMENT_BYTES + element.attributes.reduce((sum, [, value]) => sum + ELEMENT_BYTES + value.length, 0));
      around?.content.push(element);
      openElements.push(element);
    },
    close(local) {
      depth--;
      const element = openElements.pop();
      if (element === undefined) finder.close(local);
      else if (openElements.length === 0 && context !== undefined) {
        found.push({ element, context });
        records++;
      }
    },
    text(piece) {
      const around = openElements.at(-1);
      if (around === undefined) {
        finder.text?.(piece.toString());
        return;
      }
      const written = piece.toString();
      grow(written.length);
      around.content.push(written);
    },
  };
  return {
    handlers,
    take(): Found<Context>[] {
      const taken = found;
      found = [];
      return taken;
    },
  };
}
