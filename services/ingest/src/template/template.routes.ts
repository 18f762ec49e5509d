import { TEMPLATE_COLUMNS } from "@meridian/contracts/imports/import-fields";
import { getTemplateCsv, getTemplateWorkbook } from "@meridian/contracts/imports/import-files-api";
import { BYTE_ORDER_MARK, csvLine } from "@meridian/domain/text/csv-cell";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { Response, Router } from "express";

const FILE_NAME = "isletme_sablonu";
const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const MIN_COLUMN_WIDTH = 12;
const MAX_COLUMN_WIDTH = 48;
const SHEET_NAME = "businesses";
const headers = TEMPLATE_COLUMNS.map(({ header }) => header);
const examples = TEMPLATE_COLUMNS.map(({ example }) => example);

export function createTemplateRoutes(authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, getTemplateWorkbook, authorize, async ({ res }) =>
    sendFile(res, `${FILE_NAME}.xlsx`, XLSX_TYPE, await templateXlsx()),
  );
  mountSessionEndpoint(router, getTemplateCsv, authorize, async ({ res }) =>
    sendFile(res, `${FILE_NAME}.csv`, "text/csv; charset=utf-8", templateCsv()),
  );
  return router;
}

function sendFile(res: Response, name: string, type: string, content: Buffer): void {
  res.set("Cache-Control", "no-store").type(type).attachment(name).send(content);
}

/** The empty template with one example row, in UTF-8 with the byte order mark that spreadsheet programs need. */
function templateCsv(): Buffer {
  return Buffer.from(BYTE_ORDER_MARK + csvLine(headers) + csvLine(examples), "utf8");
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
