export type ServiceName = "web" | "catalogue" | "admin" | "ingest";

/** Rate-limit class of a route; `upgrades` are websocket handshakes. */
export type LimitClass = "read" | "page" | "asset" | "login" | "write" | "upload" | "part" | "export" | "upgrade";

/**
 * `shared`: identical for every visitor, fetched without cookies and cached. `private`: one visitor's page, never cached.
 * `streamed`: passed through in both directions.
 */
type Delivery = "shared" | "private" | "streamed";

export interface Route {
  service: ServiceName;
  limitClass: LimitClass;
  delivery: Delivery;
}

interface Rule extends Route {
  /** "/x" matches that path only, "/x/*" everything below it too. */
  paths: readonly string[];
  method?: "GET" | "POST";
}

const READ = { limitClass: "read", delivery: "shared", method: "GET" } as const;
const WRITE = { limitClass: "write", delivery: "streamed" } as const;
const UPLOAD = { limitClass: "upload", delivery: "streamed" } as const;
/** Upload parts: many small requests instead of a large one, each answered once stored. */
const PART = { limitClass: "part", delivery: "streamed" } as const;

/** The site's routing table. The first matching rule wins; HEAD follows GET. */
const RULES: readonly Rule[] = [
  {
    ...READ,
    service: "catalogue",
    paths: [
      "/api/search/*",
      "/api/suggest",
      "/api/map",
      "/api/homepage-data",
      "/api/featured-businesses",
      "/api/businesses/*",
      "/api/categories/*",
      "/api/countries/*",
      "/api/cities/*",
      "/api/openapi.json",
      "/api/docs",
      "/api/docs.css",
      "/robots.txt",
    ],
  },
  { ...WRITE, service: "catalogue", method: "POST", paths: ["/api/visits"] },
  // Prebuilt and compressed: caching them would only evict other responses.
  { ...READ, service: "catalogue", delivery: "streamed", paths: ["/sitemap.xml", "/sitemaps/*"] },
  { ...UPLOAD, service: "ingest", method: "POST", paths: ["/api/upload-excel", "/api/upload-excel-batch"] },
  { ...UPLOAD, service: "ingest", method: "POST", paths: ["/api/admin/imports/preview"] },
  { ...PART, service: "ingest", paths: ["/api/admin/imports/uploads/*"] },
  {
    ...WRITE,
    service: "ingest",
    paths: [
      "/api/upload-excel",
      "/api/upload-excel-batch",
      "/api/admin/imports/*",
      "/api/admin/sources/*",
      "/api/admin/upload-reports",
      "/api/admin/template.xlsx",
      "/api/admin/template.csv",
    ],
  },
  { ...READ, service: "admin", paths: ["/api/admin/site-settings"] },
  { ...WRITE, service: "admin", method: "POST", limitClass: "login", paths: ["/api/admin/login"] },
  { ...WRITE, service: "admin", limitClass: "export", paths: ["/api/admin/export-csv", "/api/export-csv"] },
  { ...WRITE, service: "admin", paths: ["/api/admin/*", "/api/contact", "/api/businesses/*"] },
  { service: "web", limitClass: "asset", delivery: "shared", method: "GET", paths: ["/assets/*"] },
  // One per map view: caching them would only evict other responses.
  { service: "web", limitClass: "asset", delivery: "streamed", method: "GET", paths: ["/map-tiles/*"] },
  {
    service: "web",
    limitClass: "page",
    delivery: "private",
    method: "GET",
    paths: ["/admin/*", "/admin-legacy/*"],
  },
];

const NOT_ROUTED = ["/api/*", "/internal/*", "/healthz", "/readyz", "/metrics"];
const PAGE: Route = { service: "web", limitClass: "page", delivery: "shared" };
const PAGE_WRITE: Route = { service: "web", limitClass: "write", delivery: "streamed" };

/**
 * Finds the rule for a request; undefined if it is not public. `path` is raw and still escaped. A path that would match another
 * rule once unescaped, lower-cased and without extra slashes is rejected: it would count against the wrong limit.
 */
export function routeOf(method: string, path: string): Route | undefined {
  const routedMethod = method === "HEAD" ? "GET" : method;
  const canonical = canonicalPath(path);
  const rule = findRule(routedMethod, path);
  if (rule !== undefined) return rule === findRule(routedMethod, canonical) ? rule : undefined;
  if (fitsAny(canonical, NOT_ROUTED)) return undefined;
  return routedMethod === "GET" ? PAGE : PAGE_WRITE;
}

/** Whether the path is a page of the admin area, where no snippet runs. */
export function isAdminPage(path: string): boolean {
  return path.startsWith("/admin") && routeOf("GET", path)?.delivery === "private";
}

function findRule(method: string, path: string): Rule | undefined {
  return RULES.find((rule) => (rule.method ?? method) === method && fitsAny(path, rule.paths));
}

function fitsAny(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    if (!pattern.endsWith("/*")) return path === pattern;
    return path === pattern.slice(0, -2) || path.startsWith(pattern.slice(0, -1));
  });
}

/** How a lenient server might read the path: unescaped, lower case, single slashes, none at the end. */
function canonicalPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    decoded = path;
  }
  return decoded
    .toLowerCase()
    .replace(/[/\\]+/g, "/")
    .replace(/(?<=.)\/$/, "");
}
