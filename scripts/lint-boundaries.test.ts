import { execFile } from "node:child_process";
import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";

const ROOT = resolve(import.meta.dirname, "..");
const BIOME = join(ROOT, "node_modules/.bin/biome");

interface Planted {
  title: string;
  path: string;
  code: string;
  /** The rule that must name this file; undefined for code that is allowed. */
  rule: string | undefined;
}

const IMPORTS = "style/noRestrictedImports";
const importing = (module: string): string => `import { found } from "${module}";\n\nexport const kept = found;\n`;
const forbidden = (path: string, module: string, title: string): Planted => ({
  title: `${title}: ${path} imports ${module}`,
  path,
  code: importing(module),
  rule: IMPORTS,
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
const FORBIDDEN: readonly Planted[] = [
  ...["node:sqlite", "mongodb", "meilisearch", "ioredis"].flatMap((driver, index) => [
    forbidden(`${SERVICE}/driver-${index}.ts`, driver, "a driver outside its engine"),
    forbidden(`shared/src/ports/driver-${index}.ts`, driver, "a driver in a port"),
    forbidden(`gateway/src/driver-${index}.ts`, driver, "a driver in the gateway"),
    forbidden(`web/src/lib/driver-${index}.ts`, driver, "a driver in the browser"),
  ]),
  forbidden(
    `${SERVICE}/engine.ts`,
    "@meridian/shared/engines/sqlite/businesses/sqlite-business-store",
    "an engine in a service",
  ),
  forbidden(`${SERVICE}/neighbour-path.ts`, "../../../admin/src/config.ts", "a service importing another"),
  forbidden(`${SERVICE}/neighbour-name.ts`, "@meridian/admin/config", "a service importing another"),
  forbidden("services/ingest/src/to-gateway.ts", "../../../gateway/src/config.ts", "a service importing the gateway"),
  forbidden(
    "shared/sheet-reader/src/csv/to-columns.ts",
    "../../../../services/ingest/src/parse/columns/column-map.ts",
    "the sheet reader importing what columns mean",
  ),
  forbidden(
    "shared/sheet-reader/src/csv/to-port.ts",
    "@meridian/shared/ports/business-store",
    "the sheet reader importing a port",
  ),
  forbidden(
    "services/ingest/src/normalise/values/to-parse.ts",
    "../../parse/columns/column-map.ts",
    "normalising importing parsing",
  ),
  forbidden("services/ingest/src/normalise/neighbour.ts", "@meridian/admin/config", "a service importing another"),
  forbidden("gateway/src/to-web.ts", "../../web/src/router.tsx", "the gateway importing the pages"),
  forbidden("web/src/lib/to-service.ts", "../../../services/admin/src/config.ts", "a page importing a service"),
  forbidden(
    "web/src/features/home/to-service.ts",
    "../../../../services/admin/src/config.ts",
    "a feature importing a service",
  ),
  forbidden("web/src/routes/to-service.ts", "../../../services/admin/src/config.ts", "a route importing a service"),
  forbidden("web/src/routes/to-engine.ts", "@meridian/shared/engines/open-engines", "a route importing an engine"),
  forbidden(
    "web/src/features/home/api/to-kernel.ts",
    "@meridian/shared/kernel/logger",
    "a feature importing server code",
  ),
  forbidden("shared/src/contracts/to-node.ts", "node:fs", "contracts importing Node"),
  forbidden("shared/src/contracts/to-kernel.ts", "../kernel/logger.ts", "contracts importing the kernel"),
  forbidden("shared/src/contracts/to-pino.ts", "pino", "contracts importing anything but zod"),
  forbidden("shared/src/domain/to-http.ts", "../http/start-server.ts", "domain rules importing HTTP"),
  forbidden("shared/src/kernel/to-port.ts", "../ports/file-store.ts", "the kernel importing a port"),
  forbidden("shared/src/ports/to-engine.ts", "../engines/sqlite/migrate.ts", "a port importing an engine"),
  forbidden("shared/src/http/to-engine.ts", "../engines/open-engines.ts", "HTTP glue importing an engine"),
  forbidden("shared/src/engines/sqlite/to-http.ts", "../../http/start-server.ts", "an engine importing HTTP"),
  forbidden("web/src/ui/to-feature.tsx", "../features/home/components/hero.tsx", "a plain control importing a feature"),
  forbidden("web/src/features/search/to-home.ts", "../home/components/hero.tsx", "a feature importing another"),
  forbidden("web/src/features/search/api/to-home.ts", "../../home/components/hero.tsx", "a feature importing another"),
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
  forbidden("shared/src/client/to-zod.ts", "zod", "the published client importing the validator"),
  forbidden("shared/src/client/to-domain.ts", "../domain/import-progress.ts", "the published client importing rules"),
  ...API_PATHS.map(([title, code], index) => ({
    title: `a path of the API: ${title}`,
    path: `web/src/features/home/path-${index}.tsx`,
    code: `export const path = ${code};\n`,
    rule: "plugin",
  })),
  ...[
    ["services/admin/src/auth", 'notFound("Böyle bir oturum yok")'],
    ["services/admin/src/contact", 'new AppError("conflict", taken)'],
    ["gateway/src/policy", 'rateLimited("Too many requests")'],
    ["shared/src/http", 'unavailable("This takes too long")'],
  ].map(([folder, failure]) => ({
    title: `a refusal in one language: ${failure}`,
    path: `${folder}/refusal.ts`,
    code: `declare const taken: string;\nexport const refused = ${failure};\n`,
    rule: "plugin",
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

const ALLOWED: readonly Planted[] = [
  allowed("shared/src/engines/sqlite/driver.ts", "node:sqlite"),
  allowed(`${SERVICE}/port.ts`, "@meridian/shared/ports/business-store"),
  allowed("services/ingest/src/parse/columns/to-values.ts", "../../normalise/values/text.ts"),
  allowed("services/ingest/src/normalise/values/reads-files.test.ts", "../../parse/columns/column-map.ts"),
  allowed("services/catalogue/src/engines.ts", "@meridian/shared/engines/open-engines"),
  allowed("web/src/features/search/own.ts", "./components/result.tsx"),
  allowed("web/src/features/search/components/own.tsx", "../api/get-search.ts"),
  allowed("web/src/features/search/components/lib.tsx", "../../../lib/api-client.ts"),
  allowed("web/src/features/search/lib.ts", "../../lib/api-client.ts"),
  allowed("web/src/features/search/components/ui.tsx", "../../../ui/button.tsx"),
  allowed("web/src/features/search/api/contract.ts", "@meridian/shared/contracts/search"),
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
  allowed("shared/src/client/own.ts", "../contracts/endpoint.ts"),
  allowed("shared/src/contracts/zod.ts", "zod"),
  allowed("shared/src/contracts/own.ts", "./page.ts"),
  {
    title: "main.ts reads the environment",
    path: "services/catalogue/src/main.ts",
    code: "export const home = process.env.HOME;\n",
    rule: undefined,
  },
];

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), severity: z.string(), location: z.object({ path: z.string() }) }),
  ),
});

let copy: string;
let findings: Map<string, string[]>;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "meridian-lint-"));
  await cp(join(ROOT, "scripts/lint"), join(copy, "scripts/lint"), { recursive: true });
  for (const name of [".biome.json", ".gitignore", "package.json"]) await copyFile(join(ROOT, name), join(copy, name));
  for (const { path, code } of [...FORBIDDEN, ...ALLOWED]) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await writeFile(join(copy, path), code);
  }
  findings = await lint(copy);
});

afterAll(() => rm(copy, { recursive: true, force: true }));

async function lint(directory: string): Promise<Map<string, string[]>> {
  const output = await new Promise<string>((done) => {
    const args = ["lint", "--reporter=json", "--max-diagnostics=none", "."];
    execFile(BIOME, args, { cwd: directory, maxBuffer: 64 * 1024 * 1024 }, (_failure, stdout) => done(stdout));
  });
  const byPath = new Map<string, string[]>();
  for (const { category, severity, location } of reportSchema.parse(JSON.parse(output)).diagnostics) {
    if (severity !== "error") continue;
    byPath.set(location.path, [...(byPath.get(location.path) ?? []), category.replace(/^lint\//, "")]);
  }
  return byPath;
}

describe("the linter refuses", () => {
  it.each(FORBIDDEN)("$title", ({ path, rule }) => {
    expect(findings.get(path) ?? []).toContain(rule);
  });
});

describe("the linter lets pass", () => {
  it.each(ALLOWED)("$title", ({ path }) => {
    expect(findings.get(path) ?? []).toEqual([]);
  });
});
