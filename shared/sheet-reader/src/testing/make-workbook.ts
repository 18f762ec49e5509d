import { makeZip, type ZipOptions } from "./make-zip.ts";
import { writeTemporary } from "./write-temporary.ts";

export interface WorkbookContent {
  /** The content of `<sheetData>`, by the sheet's name. */
  sheets: Readonly<Record<string, string>>;
  /** The content of `<sst>`. */
  sharedStrings?: string;
  /** The content of `<styleSheet>`. */
  styles?: string;
  workbookPr?: string;
  /** Replaces or adds whole parts. */
  parts?: Readonly<Record<string, string>>;
}

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const REL = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';

/** Writes a workbook from pieces of its XML and answers its path. */
export function writeWorkbook(content: WorkbookContent, options: ZipOptions = {}): string {
  return writeTemporary("book.xlsx", makeZip(workbookParts(content), options));
}

export function workbookParts({ sheets, sharedStrings, styles, workbookPr, parts }: WorkbookContent) {
  const names = Object.keys(sheets);
  const listed = names.map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`);
  const relationships = names.map((_, index) =>
    relationship(`rId${index + 1}`, "worksheet", `worksheets/s${index}.xml`),
  );
  const all: Record<string, string> = {
    "_rels/.rels": `<Relationships ${PACKAGE}>${relationship("rId1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `<workbook ${MAIN} xmlns:r="${REL}">${workbookPr ?? ""}<sheets>${listed.join("")}</sheets></workbook>`,
  };
  for (const [index, name] of names.entries()) {
    all[`xl/worksheets/s${index}.xml`] = `<worksheet ${MAIN}><sheetData>${sheets[name] ?? ""}</sheetData></worksheet>`;
  }
  if (sharedStrings !== undefined) {
    all["xl/texts.xml"] = `<sst ${MAIN}>${sharedStrings}</sst>`;
    relationships.push(relationship("rIdT", "sharedStrings", "texts.xml"));
  }
  if (styles !== undefined) {
    all["xl/styles.xml"] = `<styleSheet ${MAIN}>${styles}</styleSheet>`;
    relationships.push(relationship("rIdS", "styles", "/xl/styles.xml"));
  }
  all["xl/_rels/workbook.xml.rels"] = `<Relationships ${PACKAGE}>${relationships.join("")}</Relationships>`;
  return { ...all, ...parts };
}

function relationship(id: string, kind: string, target: string): string {
  return `<Relationship Id="${id}" Type="${REL}/${kind}" Target="${target}"/>`;
}
