import { accountApi } from "@meridian/contracts/admin/account";
import { adminApi } from "@meridian/contracts/admin/admin-api";
import { auditApi, cleanupApi } from "@meridian/contracts/admin/cleanup-api";
import { exportApi } from "@meridian/contracts/admin/export-api";
import { reportsApi } from "@meridian/contracts/admin/reports-api";
import { visitsApi } from "@meridian/contracts/admin/visits";
import { adminBusinessesApi } from "@meridian/contracts/businesses/admin-businesses-api";
import { matchesApi } from "@meridian/contracts/businesses/matches-api";
import { categoriesApi } from "@meridian/contracts/categories/categories-api";
import { synonymsApi } from "@meridian/contracts/categories/synonyms-api";
import { IMPORT_PROGRESS_PATH } from "@meridian/contracts/imports/import-limits";
import { ingestApi } from "@meridian/contracts/imports/ingest-api";
import { mappingProfilesApi } from "@meridian/contracts/imports/mapping-profiles-api";
import { RESUMABLE_UPLOADS_PATH } from "@meridian/contracts/imports/resumable-upload";
import { sourcesApi } from "@meridian/contracts/imports/sources-api";
import { placesApi } from "@meridian/contracts/places/places-api";
import { catalogueApi } from "@meridian/contracts/search/catalogue-api";
import { siteApi } from "@meridian/contracts/site/site-api";
import { describe, expect, it } from "vitest";
import { routeOf } from "./proxy-routes.ts";

const services = {
  catalogue: { ...catalogueApi, ...placesApi, ...visitsApi },
  admin: {
    ...adminApi,
    ...accountApi,
    ...adminBusinessesApi,
    ...categoriesApi,
    ...cleanupApi,
    ...auditApi,
    ...exportApi,
    ...reportsApi,
    ...siteApi,
    ...matchesApi,
    ...synonymsApi,
  },
  ingest: { ...ingestApi, ...mappingProfilesApi, ...sourcesApi },
};

describe("the routing table", () => {
  for (const [service, api] of Object.entries(services)) {
    it.each(Object.values(api).map(({ method, path }) => [method, path]))(
      `sends %s %s to ${service}`,
      (method, path) => {
        expect(routeOf(method, path.replaceAll(/:\w+/g, "some-value"))?.service).toBe(service);
      },
    );
  }

  it.each([
    ["DELETE", "/api/businesses/abc", "admin"],
    ["POST", "/api/businesses/some-slug/reports", "admin"],
    ["GET", "/api/admin/businesses", "admin"],
    ["POST", "/api/contact", "admin"],
    ["POST", "/api/admin/imports/preview", "ingest"],
    ["GET", "/api/admin/template.xlsx", "ingest"],
    ["GET", IMPORT_PROGRESS_PATH, "ingest"],
    ["HEAD", "/api/search", "catalogue"],
    ["GET", "/sitemaps/businesses/page-1.xml", "catalogue"],
    ["GET", "/robots.txt", "catalogue"],
    ["GET", "/", "web"],
    ["GET", "/business/some-slug", "web"],
    ["GET", "/assets/entry.js", "web"],
    ["GET", "/map-tiles/4/8/5", "web"],
    ["GET", "/admin/upload", "web"],
    ["GET", "/apiary", "web"],
    ["GET", "/administrators", "web"],
    ["GET", "/%E0%A4%A/../api/x", "web"],
  ])("forwards %s %s to %s", (method, path, service) => {
    expect(routeOf(method, path)?.service).toBe(service);
  });

  it.each([
    ...["/metrics", "/healthz", "/readyz", "/ReadyZ", "/internal", "/internal/x", "/INTERNAL/x", "/\\internal/x"],
    ...["//metrics", "/%6detrics", "/api/unknown"],
  ])("does not serve %s", (path) => {
    expect(routeOf("GET", path)).toBeUndefined();
  });

  it.each(Object.values(services).flatMap((api) => Object.values(api).map(({ method, path }) => [method, path])))(
    "serves no other spelling of %s %s, unless it counts against the same limit",
    (method, path) => {
      const written = path.replaceAll(/:\w+/g, "some-value");
      const withLast = (change: (last: string) => string) =>
        written.replace(/\/[^/]*$/, (end: string) => change(end.slice(1)));
      for (const other of [
        written.toUpperCase(),
        withLast((last) => `/${last.charAt(0).toUpperCase()}${last.slice(1)}`),
        withLast((last) => `/${last}/`),
        withLast((last) => `//${last}`),
        withLast((last) => `\\${last}`),
        withLast((last) => `/%${last.charCodeAt(0).toString(16)}${last.slice(1)}`),
        withLast((last) => `%2F${last}`),
      ]) {
        expect([undefined, routeOf(method, written)], other).toContain(routeOf(method, other));
      }
    },
  );

  it.each(["/api/admin/LOGIN", "/api/admin/login/", "/api/admin/%6Cogin", "/api/admin//login", "/api/admin%2Flogin"])(
    "does not treat %s as the login or as a call with a higher limit",
    (path) => {
      expect(routeOf("POST", path)).toBeUndefined();
    },
  );

  it("caches only answers that are the same for every visitor", () => {
    for (const { path } of Object.values({ ...adminApi, ...exportApi, ...ingestApi, ...mappingProfilesApi })) {
      for (const method of ["GET", "POST"]) expect(routeOf(method, path)?.delivery).toBe("streamed");
    }
    for (const { method, path, access } of Object.values(siteApi)) {
      const isShared = access === "public" && method === "GET" && path !== siteApi.getSitePolicy.path;
      expect(routeOf(method, path)?.delivery).toBe(isShared ? "shared" : "streamed");
    }
    expect(routeOf("GET", "/admin")?.delivery).toBe("private");
    expect(routeOf("GET", "/admin-legacy")?.delivery).toBe("private");
  });

  it("gives logins, uploads and exports limits of their own", () => {
    expect(routeOf("GET", "/api/admin/export-csv")?.limitClass).toBe("export");
    expect(routeOf("POST", "/api/export-csv")?.limitClass).toBe("export");
    expect(routeOf("POST", "/api/admin/login")?.limitClass).toBe("login");
    expect(routeOf("POST", "/api/upload-excel-batch")?.limitClass).toBe("upload");
    for (const method of ["OPTIONS", "HEAD", "PATCH", "POST", "DELETE"]) {
      const route = routeOf(method, `${RESUMABLE_UPLOADS_PATH}/some-id`);
      expect(route).toMatchObject({ service: "ingest", limitClass: "part", delivery: "streamed" });
    }
  });

  it.each([
    ["GET", "/api/search", "read", "shared"],
    ["GET", "/api/search/facets/city", "read", "shared"],
    ["GET", "/api/suggest", "read", "shared"],
    ["GET", "/api/map", "read", "shared"],
    ["GET", "/api/homepage-data", "read", "shared"],
    ["GET", "/api/featured-businesses", "read", "shared"],
    ["GET", "/api/businesses/x", "read", "shared"],
    ["GET", "/api/categories", "read", "shared"],
    ["GET", "/api/countries", "read", "shared"],
    ["GET", "/api/cities", "read", "shared"],
    ["GET", "/api/openapi.json", "read", "shared"],
    ["GET", "/api/docs", "read", "shared"],
    ["GET", "/api/docs.css", "read", "shared"],
    ["GET", "/robots.txt", "read", "shared"],
    ["POST", "/api/visits", "write", "streamed"],
    ["GET", "/sitemap.xml", "read", "streamed"],
    ["GET", "/sitemaps/a.xml", "read", "streamed"],
    ["POST", "/api/upload-excel", "upload", "streamed"],
    ["POST", "/api/admin/imports/preview", "upload", "streamed"],
    ["GET", "/api/upload-excel", "write", "streamed"],
    ["GET", "/api/admin/imports/1", "write", "streamed"],
    ["GET", "/api/admin/upload-reports", "write", "streamed"],
    ["GET", "/api/admin/template.csv", "write", "streamed"],
    ["GET", "/api/admin/login", "write", "streamed"],
    ["POST", "/api/contact", "write", "streamed"],
    ["GET", "/assets/a.js", "asset", "shared"],
    ["GET", "/admin/upload", "page", "private"],
    ["GET", "/about", "page", "shared"],
    ["POST", "/about", "write", "streamed"],
    ["POST", "/assets/a.js", "write", "streamed"],
  ])("counts %s %s as a %s, delivered %s", (method, path, limitClass, delivery) => {
    expect(routeOf(method, path)).toMatchObject({ limitClass, delivery });
  });
});
