import { createRouter } from "@meridian/platform/http/mount-endpoint";
import type { Router } from "express";
import { OPENSEARCH_PATH, type PageConfig } from "../src/lib/page/page-config.ts";

const CACHE = "public, max-age=86400";

/** Serves the description by which browsers offer the site's search; its addresses must be absolute. */
export function createOpenSearchRoute({ publicUrl }: Pick<PageConfig, "publicUrl">): Router {
  const router = createRouter();
  const origin = publicUrl.replace(/[&<>"]/g, encodeURIComponent);
  router.get(OPENSEARCH_PATH, (_req, res) => {
    res.set({ "Content-Type": "application/opensearchdescription+xml; charset=utf-8", "Cache-Control": CACHE });
    res.send(`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Meridian</ShortName>
<Description>Businesses around the world</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/x-icon">${origin}/favicon.ico</Image>
<Url type="text/html" template="${origin}/search?q={searchTerms}"/>
</OpenSearchDescription>
`);
  });
  return router;
}
