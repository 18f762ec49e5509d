import type { SheetKind } from "@meridian/contracts/imports/import-job";
import type { KeyedText } from "@meridian/contracts/stored-text";
import { refusal, text } from "../messages/text.ts";
import { type OleStream, withOleStreams } from "./ole-container.ts";

const WORKBOOK_STREAMS = ["workbook", "book"];
const BEGIN_OF_FILE = 0x0809;
const FILE_PASSWORD = 0x002f;

/** Streams of other documents in this container, with their names for people. */
const OTHER_DOCUMENTS: readonly [string, KeyedText][] = [
  ["worddocument", text("word")],
  ["powerpoint document", text("slides")],
  ["visiodocument", text("visio")],
  ["__properties_version1.0", text("outlook")],
];

/**
 * Whether a file in Microsoft's old container is an .xls workbook. Otherwise throws with what it is: the container also holds protected
 * .xlsx files and other documents.
 */
export async function detectOle(path: string): Promise<SheetKind> {
  return await withOleStreams(path, async (streams): Promise<SheetKind> => {
    const has = (name: string) => streams.some((stream) => stream.name === name);
    if (has("encryptedpackage")) throw protectedByPassword();
    const other = OTHER_DOCUMENTS.find(([name]) => has(name));
    if (other !== undefined) {
      throw refusal("unsupported_media", text("not_a_sheet", { what: other[1] }));
    }
    for (const name of WORKBOOK_STREAMS) {
      const stream = streams.find((candidate) => candidate.name === name);
      if (stream === undefined) continue;
      const records = await readRecordTypes(stream);
      if (records[0] !== BEGIN_OF_FILE) continue;
      if (records.includes(FILE_PASSWORD)) throw protectedByPassword();
      return "xls";
    }
    throw refusal("unsupported_media", text("ole_without_workbook"));
  });
}

function protectedByPassword() {
  return refusal("invalid_input", text("password_protected"));
}

/** The types of the first records: a workbook starts with a marker, followed by whether it is encrypted. */
async function readRecordTypes(stream: OleStream): Promise<number[]> {
  const start = await stream.readStart();
  const types: number[] = [];
  for (let at = 0; at + 4 <= start.length; at += 4 + start.readUInt16LE(at + 2)) types.push(start.readUInt16LE(at));
  return types;
}
