import { IMPORT_FILE_PATHS } from "@meridian/shared/contracts/ingest-api";
import type { Authorize } from "@meridian/shared/http/require-session";
import { type Response, Router } from "express";
import { templateCsv, templateXlsx } from "./template-files.ts";

const FILE_NAME = "isletme_sablonu";
const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export function createTemplateRoutes(authorize: Authorize): Router {
  const router = Router();
  router.get(IMPORT_FILE_PATHS.templateXlsx, async (req, res) => {
    await authorize(req, res);
    sendFile(res, `${FILE_NAME}.xlsx`, XLSX_TYPE, await templateXlsx());
  });
  router.get(IMPORT_FILE_PATHS.templateCsv, async (req, res) => {
    await authorize(req, res);
    sendFile(res, `${FILE_NAME}.csv`, "text/csv; charset=utf-8", templateCsv());
  });
  return router;
}

function sendFile(res: Response, name: string, type: string, content: Buffer): void {
  res.set("Cache-Control", "no-store").type(type).attachment(name).send(content);
}
