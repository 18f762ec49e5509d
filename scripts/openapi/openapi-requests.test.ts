import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { routeOf } from "../../gateway/src/proxy-routes.ts";
import { createAdminApp } from "../../services/admin/src/app.ts";
import { createCatalogueApp } from "../../services/catalogue/src/app.ts";
import { createShownCategories } from "../../services/catalogue/src/category/shown-categories.ts";
import { createOpenApiDocument, type Operation } from "../../services/catalogue/src/openapi/openapi-document.ts";
import { templateXlsx } from "../../services/ingest/src/template/template.routes.ts";
import { openSession, startTestIngest, type TestIngest } from "../../services/ingest/src/testing/start-test-ingest.ts";
import { openSitemapStore } from "../../shared/engines/src/open-sitemap-store.ts";
import { openKnowledge } from "../../shared/knowledge/src/open-knowledge.ts";
import { createMetrics } from "../../shared/platform/src/http/server/health-routes.ts";
import { createLogger } from "../../shared/platform/src/logger.ts";
import { seedBusinesses } from "../../shared/testing/src/seed-businesses.ts";
import { startTestApp } from "../../shared/testing/src/start-test-app.ts";
import { type AskedRequest, isFixed, requestOf } from "./request-arbitrary.ts";

const { brands, kinds, places: knownPlaces } = openKnowledge();
const REQUESTS = 5000;
/** Of calls that take no input, and of those that import a file each time. */
const FEW = 5;
/** Reads while there is something to read, deletions last. */
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const MAX_ATTEMPTS = 4;
const ANSWER_TIMEOUT_MS = 60_000;
const TIMEOUT_MS = 180_000;

interface Call extends Operation {
  method: string;
  path: string;
  runs: number;
}

const document = createOpenApiDocument("https://example.org");
const calls = planCalls();
const closings: (() => Promise<unknown>)[] = [];
const urls: Record<string, string> = {};
let ingest: TestIngest;
let known: string[];

/** Every operation, with its number of calls. */
function planCalls(): Call[] {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
  const isRare = (operation: Operation) =>
    isFixed(operation) || "multipart/form-data" in (operation.requestBody?.content ?? {});
  const others = all.filter((each) => !isRare(each)).length;
  const runs = Math.ceil((REQUESTS - (all.length - others) * FEW) / others);
  const inOrder = all.sort((a, b) => METHODS.indexOf(a.method) - METHODS.indexOf(b.method));
  return inOrder.map((each) => ({ ...each, runs: isRare(each) ? FEW : runs }));
}

beforeAll(async () => {
  ingest = await startTestIngest();
  const { engines } = ingest;
  const sitemaps = await openSitemapStore(ingest.config);
  const shared = { ...engines, sitemaps, logger: createLogger({ service: "test", level: "silent" }) };
  const admin = await startTestApp(
    createAdminApp({ ...shared, kinds, metrics: createMetrics("admin"), delay: async () => undefined }),
  );
  const catalogue = await startTestApp(
    createCatalogueApp({
      ...shared,
      shown: createShownCategories({ ...engines, kinds }),
      index: ingest.index,
      brands,
      kinds,
      knownPlaces,
      origin: "https://example.org",
      metrics: createMetrics("catalogue"),
    }),
  );
  Object.assign(urls, { admin: admin.url, catalogue: catalogue.url, ingest: ingest.url });
  closings.push(admin.close, catalogue.close, () => sitemaps.close(), ingest.stop);
  await seedBusinesses(engines, [
    { name: "Zenith Pizza", hours: { intervals: [[540, 1020]], knownDays: [0] }, photo: "https://example.org/p.jpg" },
    { name: "Zenith Pasta", reviews: 7, website: "https://example.org" },
    { name: "Test Business" },
  ]);
  const [zenith, ...others] = await engines.businesses.scan("", 10);
  await use("POST", `/api/businesses/${zenith?.slug}/reports`, { reason: "closed" });
  const message = "A message that is long enough";
  await use("POST", "/api/contact", { name: "Ada", email: "ada@example.org", subject: "A question", message });
  await use("POST", "/api/admin/synonyms", { term: "pizzeria", meaning: "pizza" });
  await use("POST", "/api/admin/category-decisions", { action: "hide", slug: "pizza-restaurant" });
  await use("POST", "/api/admin/site-settings", { head_tags: '<meta name="a" content="b">' });
  const form = new FormData();
  form.append("file", new Blob(["name,city,rating\nImported,Berlin,4\n,Berlin,5\n"]), "businesses.csv");
  const { jobId } = await use("POST", "/api/upload-excel", form);
  await use("POST", `/api/admin/imports/${jobId}/undo`);
  await templateXlsx();
  await vi.waitFor(async () => expect(await engines.businesses.countUnindexed()).toBe(0), { timeout: TIMEOUT_MS });
  const businesses = [zenith, ...others].flatMap((business) =>
    business === undefined ? [] : [business.id, business.slug],
  );
  known = ["pizza-restaurant", "us", "philadelphia", String(jobId), ...businesses];
}, TIMEOUT_MS);
afterAll(async () => {
  for (const close of closings) await close();
});

const ajv = new Ajv2020({ strict: false, schemas: { document } });
formats.default(ajv);
// As browsers read them, and zod: RFC 3986 would have no letter beyond ASCII.
ajv.addFormat("uri", (text) => URL.canParse(text));
const validators = new Map<string, ValidateFunction>();

/** What is wrong with a JSON body by the schema at this pointer of the document. */
function problemsOf(body: unknown, pointer: string): unknown {
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `document#${pointer}` });
  validators.set(pointer, validate);
  return validate(body) ? undefined : validate.errors;
}

/** A call that must succeed, so that there is something to read. */
async function use(method: string, url: string, body?: FormData | object): Promise<Record<string, unknown>> {
  const sendable =
    body === undefined || body instanceof FormData
      ? { body }
      : { body: JSON.stringify(body), contentType: "application/json" };
  const answer = await send(method, { url, ...sendable }, ingest.cookie);
  expect([url, answer.ok]).toEqual([url, true]);
  return answer.json();
}

async function send(method: string, { url, body, contentType }: AskedRequest, cookie: string): Promise<Response> {
  const service = routeOf(method, url.split("?", 1)[0] ?? "")?.service ?? "";
  return fetch(`${urls[service]}${url}`, {
    method,
    headers: { cookie, ...(contentType === undefined ? {} : { "content-type": contentType }) },
    ...(body === undefined ? {} : { body }),
    redirect: "manual",
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
}

/** Retries, because a busy machine may answer too late; a lasting failure fails again. */
async function sendPatiently(method: string, request: AskedRequest, cookie: string): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const answer = await send(method, request, cookie);
    if (answer.status !== 503 || attempt === MAX_ATTEMPTS) return answer;
    await answer.arrayBuffer();
  }
}

/** Holds an answer to what the document says of its status. */
async function expectDocumented(call: Call, answer: Response): Promise<void> {
  const type = answer.headers.get("content-type")?.split(";", 1)[0] ?? "";
  const described = call.responses[answer.status];
  if (described === undefined) {
    const problem: unknown = await answer.json();
    expect([answer.status < 500, type, problem]).toEqual([true, "application/problem+json", problem]);
    expect(problem).toMatchObject({ status: answer.status });
    expect(problemsOf(problem, "/components/schemas/Problem")).toBeUndefined();
    return;
  }
  const types = "content" in described ? Object.keys(described.content ?? {}) : [];
  expect(types.length === 0 ? [""] : types).toContain(type);
  if (type !== "application/json") {
    await answer.arrayBuffer();
    return;
  }
  const path = call.path.replaceAll("/", "~1");
  const method = call.method.toLowerCase();
  const pointer = `/paths/${path}/${method}/responses/${answer.status}/content/application~1json/schema`;
  expect(problemsOf(await answer.json(), encodeURI(pointer))).toBeUndefined();
}

describe("every call answers as described, whatever it receives", () => {
  it.each(calls)("$method $path", { timeout: TIMEOUT_MS }, async (call) => {
    const cookie = call.security.length === 0 ? "" : await openSession(ingest.engines);
    const property = fc.asyncProperty(requestOf(call.path, call, known), async (request) => {
      await expectDocumented(call, await sendPatiently(call.method, request, cookie));
    });
    await fc.assert(property, { numRuns: call.runs, endOnFailure: true });
  });
});
