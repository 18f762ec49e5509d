import { SaxesParser } from "saxes";
import type { XmlAttributes } from "../xml/xml-attributes.ts";
import { createXmlScanner } from "../xml/xml-scanner.ts";

/** What a document says, one line a tag or text; undefined for one that is refused. */
export type XmlEvents = readonly string[] | undefined;

/** By our scanner, which is given the document in these pieces. `names` are the attributes to look at. */
export function scannedEvents(pieces: Iterable<Buffer>, names: readonly string[]): XmlEvents {
  const events = gatherEvents();
  const scanner = createXmlScanner(
    {
      open: (name, attributes) => events.open(name, read(attributes, names)),
      close: events.close,
      text: (piece) => events.text(piece.toString()),
    },
    () => {
      throw new Error("a document type");
    },
  );
  try {
    for (const piece of pieces) scanner.write(piece);
    scanner.end();
  } catch {
    return undefined;
  }
  return events.lines();
}

/** By saxes, which looks at every letter and is conformant. */
export function saxesEvents(document: string, names: readonly string[]): XmlEvents {
  const events = gatherEvents();
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  parser.on("opentag", ({ name, attributes }) => {
    const known = names.filter((attribute) => attributes[attribute] !== undefined);
    events.open(
      local(name),
      known.map((attribute) => [attribute, attributes[attribute] ?? ""]),
    );
  });
  parser.on("closetag", ({ name }) => events.close(local(name)));
  parser.on("text", events.text);
  parser.on("cdata", events.text);
  parser.on("doctype", () => {
    throw new Error("a document type");
  });
  try {
    parser.write(document).close();
  } catch {
    return undefined;
  }
  return events.lines();
}

function read(attributes: XmlAttributes, names: readonly string[]): [string, string][] {
  const found: [string, string][] = [];
  for (const name of names) {
    const value = attributes.get(name);
    if (value !== undefined) found.push([name, value]);
  }
  return found;
}

function gatherEvents() {
  const lines: string[] = [];
  let text = "";
  let depth = 0;
  const add = (line: string) => {
    if (text !== "") lines.push(`text ${JSON.stringify(text)}`);
    text = "";
    lines.push(line);
  };
  return {
    open: (name: string, attributes: readonly (readonly [string, string])[]) => {
      depth++;
      add(`<${name} ${JSON.stringify(attributes)}`);
    },
    close: (name: string) => {
      depth--;
      add(`>${name}`);
    },
    text: (piece: string) => {
      if (depth > 0) text += piece;
    },
    lines: () => lines,
  };
}
