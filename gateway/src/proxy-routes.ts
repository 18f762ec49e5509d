export type ServiceName = "web" | "catalogue" | "admin" | "ingest";

/** Requests that share one allowance per address; upgrades are those to a websocket. */
export type LimitClass = "read" | "page" | "asset" | "login" | "write" | "upload" | "part" | "export" | "upgrade";

/**
 * `shared`: the same for every visitor, asked for without cookies and kept by the response cache.
 * `private`: a page of one visitor, never kept. `streamed`: passed through both ways as it comes.
 */
type Delivery = "shared" | "private" | "streamed";

export interface Route {
  service: ServiceName;
  limitClass: LimitClass;
  delivery: Delivery;
}

interface Rule extends Route {
  /** "/x" is that path alone; "/x/*" everything below it as well. */
  paths: readonly string[];
  method?: "GET" | "POST";
}

const READ = { limitClass: "read", delivery: "shared", method: "GET" } as const;
const WRITE = { limitClass: "write", delivery: "streamed" } as const;
const UPLOAD = { limitClass: "upload", delivery: "streamed" } as const;
/** Parts of an upload: many small ones in place of a large one, each answered as soon as it is kept. */
const PART = { limitClass: "part", delivery: "streamed" } as const;

/** The whole routing of the site. The first rule that fits wins; HEAD goes where GET goes. */
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
  // Built and compressed ahead: kept here they would only push other answers out.
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
  // As many as a map has places: kept here they would only push other answers out.
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
 * Where a request goes; undefined for what is not served to the outside. `path` is as sent, still escaped. One that would fall
 * under another rule once unescaped, in lower case and without extra slashes is not served: it would be counted against the wrong limit.
 */
export function routeOf(method: string, path: string): Route | undefined {
  const asked = method === "HEAD" ? "GET" : method;
  const canonical = canonicalPath(path);
  const rule = findRule(asked, path);
  if (rule !== undefined) return rule === findRule(asked, canonical) ? rule : undefined;
  if (fitsAny(canonical, NOT_ROUTED)) return undefined;
  return asked === "GET" ? PAGE : PAGE_WRITE;
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

/** What a careless server behind might take the path for: unescaped, lower case, with single slashes and none at the end. */
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
