import { closeSync, openSync, writeSync } from "node:fs";
import { strToU8, Zip, ZipDeflate } from "fflate";
import type { Cell } from "../../demo/write-business-csv.ts";
import { type Sample, sampleHeaders, sampleRows } from "./sample-rows.ts";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPE_PREFIX = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const CHUNK_CHARS = 256 * 1024;

/**
 * Writes a workbook as Excel and Outscraper do, with all texts as shared strings in a table after the sheet; or with inline strings, as
 * libraries do. Both passes over the rows number the texts alike, so that neither keeps them.
 */
export function writeSampleXlsx(path: string, sample: Sample): void {
  const file = openSync(path, "w");
  try {
    const zip = new Zip((error, bytes) => {
      if (error) throw error;
      writeSync(file, bytes);
    });
    addPart(zip, "[Content_Types].xml", [contentTypes()]);
    addPart(zip, "_rels/.rels", [relationships([["officeDocument", "xl/workbook.xml"]])]);
    addPart(zip, "xl/workbook.xml", [workbook()]);
    const parts = [
      ["worksheet", "worksheets/sheet1.xml"],
      ["sharedStrings", "sharedStrings.xml"],
    ] as const;
    addPart(zip, "xl/_rels/workbook.xml.rels", [relationships(parts)]);
    addPart(zip, "xl/worksheets/sheet1.xml", inChunks(sheetParts(sample)));
    addPart(zip, "xl/sharedStrings.xml", inChunks(stringParts(sample)));
    zip.end();
  } finally {
    closeSync(file);
  }
}

function addPart(zip: Zip, name: string, chunks: Iterable<string>): void {
  const part = new ZipDeflate(name);
  zip.add(part);
  for (const chunk of chunks) part.push(strToU8(chunk));
  part.push(new Uint8Array(), true);
}

function* allRows(sample: Sample): Generator<readonly Cell[]> {
  yield sampleHeaders(sample);
  yield* sampleRows(sample);
}

/** Short, repeated texts share a number; others get their own. */
class StringNumbers {
  static readonly #MAX_SHARED_LENGTH = 24;
  readonly #known = new Map<string, number>();
  #next = 0;

  numberOf(text: string): { number: number; isNew: boolean } {
    const known = this.#known.get(text);
    if (known !== undefined) return { number: known, isNew: false };
    const number = this.#next++;
    if (text.length <= StringNumbers.#MAX_SHARED_LENGTH) this.#known.set(text, number);
    return { number, isNew: true };
  }
}

function* sheetParts(sample: Sample): Generator<string> {
  const strings = new StringNumbers();
  const letters = sampleHeaders(sample).map((_header, index) => columnLetters(index));
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetData>`;
  let row = 0;
  for (const cells of allRows(sample)) {
    row++;
    let xml = `<row r="${row}">`;
    for (const [index, cell] of cells.entries()) {
      const at = `${letters[index]}${row}`;
      if (typeof cell === "string" && sample.isInline === true) {
        xml += `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
      } else if (typeof cell === "string") xml += `<c r="${at}" t="s"><v>${strings.numberOf(cell).number}</v></c>`;
      else if (typeof cell === "number") xml += `<c r="${at}"><v>${cell}</v></c>`;
      else if (typeof cell === "boolean") xml += `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`;
    }
    yield `${xml}</row>`;
  }
  yield "</sheetData></worksheet>";
}

function* stringParts(sample: Sample): Generator<string> {
  const strings = new StringNumbers();
  yield `${XML}<sst xmlns="${MAIN}">`;
  if (sample.isInline === true) return yield "</sst>";
  for (const cells of allRows(sample)) {
    for (const cell of cells) {
      if (typeof cell !== "string" || !strings.numberOf(cell).isNew) continue;
      yield `<si><t xml:space="preserve">${escapeXml(cell)}</t></si>`;
    }
  }
  yield "</sst>";
}

function* inChunks(parts: Iterable<string>): Generator<string> {
  let chunk = "";
  for (const part of parts) {
    chunk += part;
    if (chunk.length < CHUNK_CHARS) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}

function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function workbook(): string {
  const sheet = '<sheet name="Sample" sheetId="1" r:id="rId1"/>';
  return `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheet}</sheets></workbook>`;
}

function relationships(parts: readonly (readonly [type: string, target: string])[]): string {
  const entries = parts.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${RELATIONSHIPS}">${entries.join("")}</Relationships>`;
}

function contentTypes(): string {
  const overrides = [
    ["workbook", "sheet.main"],
    ["worksheets/sheet1", "worksheet"],
    ["sharedStrings", "sharedStrings"],
  ].map(([part, type]) => `<Override PartName="/xl/${part}.xml" ContentType="${TYPE_PREFIX}.${type}+xml"/>`);
  const defaults = [
    ["rels", "application/vnd.openxmlformats-package.relationships+xml"],
    ["xml", "application/xml"],
  ].map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`);
  const namespace = "http://schemas.openxmlformats.org/package/2006/content-types";
  return `${XML}<Types xmlns="${namespace}">${defaults.join("")}${overrides.join("")}</Types>`;
}
