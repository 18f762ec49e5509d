import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { SitemapPart } from "@meridian/contracts/site/sitemap";
import { notFound, unavailable } from "@meridian/platform/app-error";
import { createRouter } from "@meridian/platform/http/mount-endpoint";
import type { SitemapStore } from "@meridian/ports/site/sitemap-store";
import type { Request, Response, Router } from "express";
import { INDEX_NAME } from "./build-sitemaps.ts";

const inflate = promisify(gunzip);
const CACHE_CONTROL = "public, max-age=300";
const RETRY_AFTER_SECONDS = 60;

export interface SitemapRoutesOptions {
  sitemaps: Pick<SitemapStore, "current" | "read">;
  /** "https://example.org" */
  origin: string;
}

/** Serves `/robots.txt` and the sitemaps as last built. */
export function createSitemapRoutes({ sitemaps, origin }: SitemapRoutesOptions): Router {
  async function find(name: string): Promise<{ part: SitemapPart; gzipped: Buffer } | undefined> {
    const set = await sitemaps.current();
    if (set === undefined) {
      throw unavailable("The sitemaps are being built", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    const part = set.parts.find((each) => each.name === name);
    if (part === undefined) throw notFound("There is no such sitemap");
    const gzipped = await sitemaps.read(part.digest);
    return gzipped === undefined ? undefined : { part, gzipped };
  }

  async function answer(req: Request, res: Response): Promise<void> {
    const name = req.path.slice(1);
    // The set may have been replaced while it was being read.
    const found = (await find(name)) ?? (await find(name));
    if (found === undefined)
      throw unavailable("The sitemap is being built", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const { part, gzipped } = found;
    const isGzip = req.acceptsEncodings("gzip", "identity") === "gzip";
    res.set({
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": CACHE_CONTROL,
      ETag: isGzip ? `"${part.digest}-gzip"` : `"${part.digest}"`,
      "Last-Modified": new Date(part.changedAt).toUTCString(),
    });
    res.vary("Accept-Encoding");
    if (req.fresh) {
      res.status(304).end();
      return;
    }
    if (isGzip) res.set("Content-Encoding", "gzip");
    const body = isGzip ? gzipped : await inflate(gzipped);
    res.set("Content-Length", String(body.length));
    res.end(req.method === "HEAD" ? undefined : body);
  }

  const router = createRouter();
  router.get([`/${INDEX_NAME}`, "/sitemaps/{*name}"], answer);
  router.get("/robots.txt", (_req, res) => {
    res.set("Cache-Control", "public, max-age=3600").type("text/plain").send(robotsText(origin));
  });
  return router;
}

/** Searches and their filters are endless; the pages they lead to are in the sitemaps. */
function robotsText(origin: string): string {
  const closed = ["/admin", "/api/", "/search"].map((path) => `Disallow: ${path}`);
  return `${["User-agent: *", ...closed].join("\n")}\n\nSitemap: ${origin}/${INDEX_NAME}\n`;
}
