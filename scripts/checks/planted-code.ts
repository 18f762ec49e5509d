/** Code that a rule of the linter must find, or must not. */
export interface Planted {
  title: string;
  path: string;
  code: string;
  /** The rule that must name this file; undefined for code that is allowed. */
  rule: string | undefined;
}

const IMPORTS = "style/noRestrictedImports";
const UNDECLARED = "correctness/noUndeclaredDependencies";
/** A rule of `scripts/lint`. */
const PLUGIN = "plugin";
const importing = (module: string): string => `import { found } from "${module}";\n\nexport const kept = found;\n`;
const forbidden = (path: string, module: string, title: string, rule = IMPORTS): Planted => ({
  title: `${title}: ${path} imports ${module}`,
  path,
  code: importing(module),
  rule,
});
const allowed = (path: string, module: string): Planted => ({
  title: `${path} imports ${module}`,
  path,
  code: importing(module),
  rule: undefined,
});

const API_PATHS = [
  ["as a text", '"/api/businesses"'],
  ["as a template", "`/api/businesses`"],
  ["behind a host", `(host: string) => \`\${host}/api/businesses\``],
  ["put together", '(rest: string) => ["/api", rest].join("/")'],
  ["as an attribute", '() => <a href="/api/businesses">all</a>'],
] as const;

const SERVICE = "services/catalogue/src/search";
export const FORBIDDEN: readonly Planted[] = [
  ...["mongodb", "meilisearch", "ioredis"].flatMap((driver, index) => [
    forbidden(`${SERVICE}/driver-${index}.ts`, driver, "a driver outside its engine", UNDECLARED),
    forbidden(`shared/ports/src/driver-${index}.ts`, driver, "a driver in a port", UNDECLARED),
    forbidden(`gateway/src/driver-${index}.ts`, driver, "a driver in the gateway", UNDECLARED),
    forbidden(`web/src/lib/driver-${index}.ts`, driver, "a driver in the browser", UNDECLARED),
  ]),
  forbidden(`${SERVICE}/sqlite.ts`, "node:sqlite", "a database outside its engine", PLUGIN),
  forbidden("shared/ports/src/sqlite.ts", "node:sqlite", "a database in a port", PLUGIN),
  forbidden("web/src/lib/sqlite.ts", "node:sqlite", "a database in the browser"),
  forbidden(
    `${SERVICE}/engine.ts`,
    "@meridian/engines/sqlite/businesses/sqlite-business-store",
    "an engine in a service",
  ),
  forbidden(`${SERVICE}/neighbour-path.ts`, "../../../admin/src/config.ts", "a service importing another", PLUGIN),
  forbidden(`${SERVICE}/neighbour-name.ts`, "@meridian/admin/config", "a service importing another", UNDECLARED),
  forbidden(
    "services/ingest/src/to-gateway.ts",
    "../../../gateway/src/config.ts",
    "a service importing the gateway",
    PLUGIN,
  ),
  forbidden("gateway/src/to-web.ts", "../../web/src/router.tsx", "the gateway importing the pages", PLUGIN),
  forbidden("web/src/lib/to-service.ts", "../../../services/admin/src/config.ts", "a page importing a service", PLUGIN),
  forbidden("web/src/routes/to-engine.ts", "@meridian/engines/open-engines", "a route importing an engine", UNDECLARED),
  forbidden("web/src/features/home/api/to-platform.ts", "@meridian/platform/logger", "a feature importing server code"),
  forbidden("shared/contracts/src/to-node.ts", "node:fs", "contracts importing Node"),
  forbidden("shared/contracts/src/to-platform.ts", "@meridian/platform/logger", "contracts importing the platform"),
  forbidden("shared/contracts/src/to-pino.ts", "pino", "contracts importing anything but zod"),
  ...[
    ["shared/domain/src", "@meridian/platform/http/start-server", "domain rules importing HTTP"],
    ["shared/domain/src", "@meridian/ports/file-store", "domain rules importing a port"],
    ["shared/ports/src", "@meridian/engines/sqlite/database/migrate", "a port importing an engine"],
    ["shared/platform/src/http", "@meridian/engines/open-engines", "HTTP glue importing an engine"],
    ["shared/knowledge/src", "@meridian/ports/file-store", "the knowledge base importing a port"],
    ["shared/sheet-reader/src", "@meridian/ports/file-store", "the sheet reader importing a port"],
    ["services/catalogue/src", "@meridian/testing/stores-under-test", "a service importing what tests share"],
  ].map(([folder, module = "", title = ""], index) =>
    forbidden(`${folder}/undeclared-${index}.ts`, module, title, UNDECLARED),
  ),
  forbidden(
    "services/ingest/src/normalise/values/to-parse.ts",
    "../../parse/columns/column-map.ts",
    "normalising importing parsing",
  ),
  forbidden(
    "shared/domain/src/to-path.ts",
    "../../contracts/src/page.ts",
    "a package importing another's file",
    PLUGIN,
  ),
  forbidden("shared/platform/src/to-port.ts", "@meridian/ports/file-store", "the platform importing a port"),
  forbidden("shared/platform/src/to-http.ts", "./http/start-server.ts", "the platform importing its HTTP"),
  forbidden("shared/engines/src/sqlite/to-http.ts", "@meridian/platform/http/start-server", "an engine importing HTTP"),
  forbidden("web/src/ui/to-feature.tsx", "../features/home/components/hero.tsx", "a plain control importing a feature"),
  forbidden("web/src/features/search/to-home.ts", "../home/components/hero.tsx", "a feature importing another"),
  forbidden("web/src/features/search/api/to-home.ts", "../../home/components/hero.tsx", "a feature importing another"),
  forbidden(
    "web/src/features/search/components/filters/to-home.ts",
    "../../../home/hero.ts",
    "a feature importing another",
  ),
  forbidden(
    "web/src/features/search/components/to-home.tsx",
    "../../home/components/hero.tsx",
    "a feature importing another",
  ),
  forbidden(
    "web/src/features/search/components/to-route.tsx",
    "../../../routes/index.tsx",
    "a feature importing a route",
  ),
  forbidden("shared/contracts/src/client/to-zod.ts", "zod", "the published client importing the validator"),
  forbidden(
    "shared/contracts/src/client/to-domain.ts",
    "@meridian/domain/import-progress",
    "the published client importing rules",
  ),
  ...API_PATHS.map(([title, code], index) => ({
    title: `a path of the API: ${title}`,
    path: `web/src/features/home/path-${index}.tsx`,
    code: `export const path = ${code};\n`,
    rule: PLUGIN,
  })),
  ...[
    ["services/admin/src/auth", 'notFound("Böyle bir oturum yok")'],
    ["services/admin/src/contact", 'new AppError("conflict", taken)'],
    ["gateway/src/policy", 'rateLimited("Too many requests")'],
    ["shared/platform/src/http", 'unavailable("This takes too long")'],
  ].map(([folder, failure]) => ({
    title: `a refusal in one language: ${failure}`,
    path: `${folder}/refusal.ts`,
    code: `declare const taken: string;\nexport const refused = ${failure};\n`,
    rule: PLUGIN,
  })),
  {
    title: "a process reading its environment outside main.ts",
    path: `${SERVICE}/environment.ts`,
    code: "export const home = process.env.HOME;\n",
    rule: "style/noProcessEnv",
  },
  {
    title: "a default export",
    path: `${SERVICE}/default.ts`,
    code: "export default 3;\n",
    rule: "style/noDefaultExport",
  },
  {
    title: "an any",
    path: `${SERVICE}/any.ts`,
    code: "export const anything: any = 3;\n",
    rule: "suspicious/noExplicitAny",
  },
  {
    title: "a non-null assertion",
    path: `${SERVICE}/assertion.ts`,
    code: "export const first = (list: string[]): string => list[0]!;\n",
    rule: "style/noNonNullAssertion",
  },
  {
    title: "a barrel file",
    path: `${SERVICE}/barrel.ts`,
    code: 'export * from "./cycle-a.ts";\n',
    rule: "performance/noBarrelFile",
  },
  {
    title: "a print in a service",
    path: `${SERVICE}/print.ts`,
    code: 'console.log("here");\n',
    rule: "suspicious/noConsole",
  },
  ...[
    { own: "a", other: "b" },
    { own: "b", other: "a" },
  ].flatMap(({ own, other }) => [
    {
      title: `an import cycle, seen from ${own}`,
      path: `${SERVICE}/cycle-${own}.ts`,
      code: `import { ${other} } from "./cycle-${other}.ts";\n\nexport const ${own} = (): unknown => ${other};\n`,
      rule: "suspicious/noImportCycles",
    },
    {
      title: `an import cycle of types, seen from ${own}`,
      path: `${SERVICE}/types-${own}.ts`,
      code: `import type { T as Other } from "./types-${other}.ts";\n\nexport type T = Other[];\n`,
      rule: "suspicious/noImportCycles",
    },
  ]),
];

export const ALLOWED: readonly Planted[] = [
  allowed("shared/engines/src/sqlite/driver.ts", "node:sqlite"),
  allowed(`${SERVICE}/port.ts`, "@meridian/ports/business-store"),
  allowed("services/ingest/src/parse/columns/to-values.ts", "../../normalise/values/text.ts"),
  allowed("services/ingest/src/normalise/values/reads-files.test.ts", "../../parse/columns/column-map.ts"),
  allowed("services/catalogue/src/engines.ts", "@meridian/engines/open-engines"),
  allowed("web/src/features/search/own.ts", "./components/result.tsx"),
  allowed("web/src/features/search/components/own.tsx", "../api/get-search.ts"),
  allowed("web/src/features/search/components/filters/own.tsx", "../../api/get-search.ts"),
  allowed("web/src/features/search/components/lib.tsx", "../../../lib/api-client.ts"),
  allowed("web/src/features/search/lib.ts", "../../lib/api-client.ts"),
  allowed("web/src/features/search/components/ui.tsx", "../../../ui/button.tsx"),
  allowed("web/src/features/search/api/contract.ts", "@meridian/contracts/search"),
  allowed("web/src/routes/feature.tsx", "../features/search/components/result.tsx"),
  {
    title: "a test names a path of the API",
    path: "web/src/lib/path.test.ts",
    code: 'export const path = "/api/businesses";\n',
    rule: undefined,
  },
  ...["services/ingest/src/jobs/refusal.test.ts", "services/catalogue/src/city/refusal.ts"].map((path) => ({
    title: `a refusal in one language: ${path}`,
    path,
    code: 'export const refused = notFound("City not found");\n',
    rule: undefined,
  })),
  allowed("shared/contracts/src/client/own.ts", "../endpoint.ts"),
  allowed("shared/contracts/src/zod.ts", "zod"),
  allowed("shared/contracts/src/own.ts", "./page.ts"),
  {
    title: "main.ts reads the environment",
    path: "services/catalogue/src/main.ts",
    code: "export const home = process.env.HOME;\n",
    rule: undefined,
  },
];
