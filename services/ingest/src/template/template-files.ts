import { TEMPLATE_COLUMNS } from "@meridian/contracts/imports/import-fields";

const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";
const MIN_COLUMN_WIDTH = 12;
const MAX_COLUMN_WIDTH = 48;
const SHEET_NAME = "businesses";

const headers = TEMPLATE_COLUMNS.map(({ header }) => header);
const examples = TEMPLATE_COLUMNS.map(({ example }) => example);

/** The empty template with one example row, in UTF-8 with the byte order mark that spreadsheet programs need. */
export function templateCsv(): Buffer {
  const lines = [headers, examples].map((cells) => cells.map(csvCell).join(","));
  return Buffer.from(`${BYTE_ORDER_MARK}${lines.join(LINE_END)}${LINE_END}`, "utf8");
}

export async function templateXlsx(): Promise<Buffer> {
  // Loaded on demand: it takes more memory than everything else in the process.
  const { default: exceljs } = await import("exceljs");
  const workbook = new exceljs.Workbook();
  const sheet = workbook.addWorksheet(SHEET_NAME, { views: [{ state: "frozen", ySplit: 1 }] });
  sheet.columns = headers.map((header, index) => ({ header, width: widthOf(header, examples[index]) }));
  sheet.getRow(1).font = { bold: true };
  sheet.addRow(examples);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

function widthOf(header: string, value: string | number | boolean | undefined): number {
  return Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, header.length + 2, String(value ?? "").length + 2));
}

function csvCell(value: string | number | boolean): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
