import { createAdminApp } from "../../services/admin/src/app.ts";
import { startTestIngest, type TestIngest } from "../../services/ingest/src/testing/start-test-ingest.ts";
import type { Business } from "../../shared/contracts/src/businesses/business.ts";
import { type BatchUploadReport, batchUploadReportSchema } from "../../shared/contracts/src/imports/import-report.ts";
import type { Engines } from "../../shared/engines/src/engines.ts";
import { openKnowledge } from "../../shared/knowledge/src/open-knowledge.ts";
import { createMetrics } from "../../shared/platform/src/http/server/health-routes.ts";
import { createLogger } from "../../shared/platform/src/logger.ts";
import { startTestApp, type TestApp } from "../../shared/testing/src/start-test-app.ts";

const PAGE = 1_000;
const MANY = 100_000;

/** A directory with the two services that files go in and out by. */
export interface Directory {
  engines: Engines;
  index: TestIngest["index"];
  importFile(content: Uint8Array<ArrayBuffer> | string, fileName: string): Promise<BatchUploadReport>;
  exportFile(query: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>>;
  stop(): Promise<void>;
}

export async function startDirectory(): Promise<Directory> {
  const ingest = await startTestIngest();
  const logger = createLogger({ service: "admin", level: "error" });
  const knowledge = openKnowledge();
  const admin: TestApp = await startTestApp(
    createAdminApp({ ...ingest.engines, kinds: knowledge.kinds, logger, metrics: createMetrics("admin") }),
  );
  return {
    engines: ingest.engines,
    index: ingest.index,
    async importFile(content, fileName) {
      const body = new FormData();
      body.append("file", new Blob([content]), fileName);
      body.append("batchSize", "2000");
      const init = { method: "POST", headers: { cookie: ingest.cookie }, body };
      const answer = await fetch(`${ingest.url}/api/upload-excel-batch`, init);
      return batchUploadReportSchema.parse(await answer.json());
    },
    async exportFile(query) {
      const path = `/api/admin/export-csv?${new URLSearchParams(query)}`;
      const answer = await fetch(`${admin.url}${path}`, { headers: { cookie: ingest.cookie } });
      if (!answer.ok) throw new Error(await answer.text());
      return new Uint8Array(await answer.arrayBuffer());
    },
    async stop() {
      await admin.close();
      knowledge.close();
      await ingest.stop();
    },
  };
}

/** A business without what names the imports that brought it and its values. */
type Content = Omit<Business, "source" | "fieldSources" | "revision">;

/** Every business but deleted ones by its id. */
export async function contentOf({ engines }: Pick<Directory, "engines">): Promise<Map<string, Content>> {
  const content = new Map<string, Content>();
  for (let after = ""; ; ) {
    const page = await engines.businesses.scan(after, PAGE);
    for (const { source, fieldSources, revision, ...business } of page) {
      if (business.deletedAt === undefined) content.set(business.id, business);
    }
    const last = page.at(-1);
    if (last === undefined) return content;
    after = last.id;
  }
}

/** The identity keys of every business by its id. */
export async function keysOf({ engines }: Directory): Promise<Map<unknown, unknown>> {
  const keys: [unknown, unknown][] = [];
  for (let after: string | undefined; ; ) {
    const start = after === undefined ? {} : { after };
    const step = { filter: {}, values: ["id", "identityKeys"] as const, limit: PAGE, ...start };
    const { rows, next } = await engines.businesses.exportStep(step);
    for (const [id, own] of rows) keys.push([id, own]);
    if (next === undefined) return new Map(keys.toSorted(([left], [right]) => (String(left) < String(right) ? -1 : 1)));
    after = next;
  }
}

/** Everything that the directory counts. */
export async function countsOf({ engines: { businesses, places } }: Pick<Directory, "engines">): Promise<unknown> {
  await places.refresh();
  const inOrder = <T extends { slug: string }>(list: readonly T[]) =>
    list.toSorted((left, right) => (left.slug < right.slug ? -1 : 1));
  return {
    listed: await businesses.countListed(),
    stored: await businesses.countAll(),
    totals: await places.totals(),
    categories: inOrder(await places.listCategories({ limit: MANY })),
    countries: inOrder(await places.listCountries({ limit: MANY })),
    cities: inOrder(await places.listCities({ limit: MANY })).map(({ slug, ...city }) => ({ slug, ...city })),
  };
}

/** What differs between two directories, a line for each field, at most `limit` of them. */
export function differencesOf(
  left: ReadonlyMap<string, Content>,
  right: ReadonlyMap<string, Content>,
  limit = 20,
): string[] {
  const differences: string[] = [];
  for (const id of new Set([...left.keys(), ...right.keys()])) {
    const [before, after] = [left.get(id), right.get(id)];
    if (before === undefined || after === undefined) {
      differences.push(`${id} ${(before ?? after)?.name}: only in the ${before === undefined ? "second" : "first"}`);
      continue;
    }
    for (const field of new Set([...keysIn(before), ...keysIn(after)])) {
      const [was, is] = [JSON.stringify(before[field]), JSON.stringify(after[field])];
      if (was !== is) differences.push(`${id} ${field}: ${was} became ${is}`);
    }
    if (differences.length >= limit) break;
  }
  return differences.slice(0, limit);
}

function keysIn(content: Content): (keyof Content)[] {
  const keys: (keyof Content)[] = [];
  for (const key in content) keys.push(key as keyof Content);
  return keys;
}
