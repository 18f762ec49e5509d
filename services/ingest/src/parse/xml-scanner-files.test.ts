import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { saxesEvents, scannedEvents, type XmlEvents } from "./testing/xml-events-of.ts";
import { openZipPackage } from "./zip-package.ts";

const DATA = fileURLToPath(new URL("../../../../../shared/data", import.meta.url));
const isHere = existsSync(DATA);
const where = isHere ? "" : " (skipped: ../shared/data is absent)";
const PIECES_BYTES = [131_072, 1, 4093, 17, 65_537];
const NAMES = ["r", "s", "t", "Id", "r:id", "Target", "Type", "numFmtId", "formatCode", "name", "state", "xml:space"];

function workbooks(): string[] {
  if (!isHere) return [];
  const names = readdirSync(DATA, { recursive: true, encoding: "utf8" });
  return names.filter((name) => /\.xls[xm]$/.test(name)).map((name) => join(DATA, name));
}

function* piecesOf(document: Buffer): Generator<Buffer> {
  for (let at = 0, index = 0; at < document.length; index++) {
    const bytes = PIECES_BYTES[index % PIECES_BYTES.length] ?? 1;
    yield document.subarray(at, at + bytes);
    at += bytes;
  }
}

/** The XML of a workbook's parts; none of a file that is no zip or whose parts cannot be unpacked. */
async function* partsOf(path: string): AsyncGenerator<[part: string, document: Buffer]> {
  const zip = await openZipPackage(path).catch(() => undefined);
  if (zip === undefined) return;
  try {
    for (const part of zip.names.filter((name) => /\.(?:xml|rels)$/.test(name))) {
      const document = await readPart(zip.read(part)).catch(() => undefined);
      if (document !== undefined) yield [part, document];
    }
  } finally {
    zip.close();
  }
}

async function readPart(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

/** Comparing millions of lines one by one takes longer than reading them. */
function digestOf(events: XmlEvents): string | undefined {
  return events && `${events.length} ${createHash("sha256").update(events.join("\n")).digest("hex")}`;
}

describe.skipIf(!isHere)(`every part of every workbook is read as a conformant parser reads it${where}`, () => {
  it.each(workbooks().map((path) => [relative(DATA, path), path]))("%s", async (_name, path) => {
    for await (const [part, document] of partsOf(path)) {
      const scanned = digestOf(scannedEvents(piecesOf(document), NAMES));
      expect({ part, events: scanned }).toEqual({
        part,
        events: digestOf(saxesEvents(document.toString("utf8"), NAMES)),
      });
    }
  });
});
