import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createRouter } from "@meridian/platform/http/mount-endpoint";
import type { Response, Router } from "express";
import { createOpenApiDocument } from "./openapi-document.ts";
import { renderDocs } from "./render-docs.ts";

/** The description changes only with the program. */
const CACHE_CONTROL = "public, max-age=0, s-maxage=600, must-revalidate";

/** The API description for programs and for people, built on first request in about 100 ms. */
export function createOpenApiRoutes({ origin }: { origin: string }): Router {
  let made: { json: string; page: string } | undefined;
  const describe = () => {
    if (made !== undefined) return made;
    const document = createOpenApiDocument(origin);
    made = { json: JSON.stringify(document), page: renderDocs(document) };
    return made;
  };
  const send = (res: Response, type: string, body: string) =>
    res.set("Cache-Control", CACHE_CONTROL).type(type).send(body);
  const style = readFileSync(join(import.meta.dirname, "docs.css"), "utf8");
  const router = createRouter();
  router.get("/api/openapi.json", (_req, res) => send(res, "application/json", describe().json));
  router.get("/api/docs", (_req, res) => send(res, "text/html", describe().page));
  router.get("/api/docs.css", (_req, res) => send(res, "text/css", style));
  return router;
}
