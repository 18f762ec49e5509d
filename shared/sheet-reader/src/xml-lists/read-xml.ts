import { NO_HEADERS } from "../header-guide.ts";
import { refusal, text } from "../messages/text.ts";
import { createRecordFlattener } from "../records/flatten-record.ts";
import { openLists } from "../records/open-lists.ts";
import type { RecordOptions, RecordSource } from "../records/record-source.ts";
import { surveyLists } from "../records/survey-lists.ts";
import type { Workbook } from "../sheet-row.ts";
import type { ByteSource } from "../text/byte-source.ts";
import { openKml } from "./kml/open-kml.ts";
import { openElementLists } from "./open-element-lists.ts";
import { openOsm } from "./osm/open-osm.ts";
import { openXmlDocument, rootOf, type XmlDocument } from "./xml-document.ts";

/**
 * Opens an XML file as a workbook: KML, OpenStreetMap's, or one of any vocabulary in which the elements of a list repeat. Reads the whole
 * file for its names, one record at a time. Throws AppError if it is damaged, exceeds the limits, or contains no list.
 */
export async function openXml(source: ByteSource, options: RecordOptions = {}): Promise<Workbook> {
  const { headers = NO_HEADERS, onProgress } = options;
  const records = await openRecords(await openXmlDocument(source), onProgress);
  const reading = { ...options, headers, flattenRecord: createRecordFlattener(headers) };
  const lists = records === undefined ? [] : await surveyLists(records, reading);
  if (records === undefined || lists.every(({ columns }) => columns?.size() === 0)) {
    throw refusal("invalid_input", text("xml_without_records"));
  }
  return openLists(records, lists, reading);
}

async function openRecords(document: XmlDocument, onProgress?: () => void): Promise<RecordSource | undefined> {
  switch (await rootOf(document)) {
    case "kml":
      return await openKml(document, onProgress);
    case "osm":
      return await openOsm(document, onProgress);
    default:
      return await openElementLists(document, onProgress);
  }
}
