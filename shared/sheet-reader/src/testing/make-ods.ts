import { makeZip } from "./make-zip.ts";
import { writeTemporary } from "./write-temporary.ts";

export interface OdsContent {
  /** The content of `<table:table>`, by the sheet's name. */
  sheets: Readonly<Record<string, string>>;
  /** Names of sheets that are not shown. */
  hidden?: readonly string[];
  /** Replaces or adds whole parts. */
  parts?: Readonly<Record<string, string>>;
}

const NAMESPACES = ["office", "table", "text", "style", "draw", "svg", "xlink"]
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(" ");

/** Writes an OpenDocument spreadsheet from pieces of its XML and answers its path. */
export function writeOds({ sheets, hidden = [], parts }: OdsContent): string {
  const tables = Object.entries(sheets).map(([name, rows]) => {
    const style = hidden.includes(name) ? "ta2" : "ta1";
    return `<table:table table:name="${name}" table:style-name="${style}">${rows}</table:table>`;
  });
  const styles = ["true", "false"].map(
    (display, index) =>
      `<style:style style:name="ta${index + 1}" style:family="table"><style:table-properties table:display="${display}"/></style:style>`,
  );
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${NAMESPACES}><office:automatic-styles>${styles.join("")}</office:automatic-styles><office:body><office:spreadsheet>${tables.join("")}</office:spreadsheet></office:body></office:document-content>`;
  const mimetype = "application/vnd.oasis.opendocument.spreadsheet";
  return writeTemporary("book.ods", makeZip({ mimetype, "content.xml": content, ...parts }));
}

export const odsRow = (...cells: string[]) => `<table:table-row>${cells.join("")}</table:table-row>`;

export const odsText = (value: string, attributes = "") =>
  `<table:table-cell office:value-type="string" ${attributes}><text:p>${value}</text:p></table:table-cell>`;

export const odsCell = (type: string, value: string, attribute = "value") =>
  `<table:table-cell office:value-type="${type}" office:${attribute}="${value}"><text:p>as shown</text:p></table:table-cell>`;
