import { getTemplateCsv, getTemplateWorkbook } from "@meridian/contracts/imports/import-files-api";
import { createRouter } from "@meridian/platform/http/create-router";
import { mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { Response, Router } from "express";
import { templateCsv, templateXlsx } from "./template-files.ts";

const FILE_NAME = "isletme_sablonu";
const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

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
