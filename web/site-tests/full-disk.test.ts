import { cp, readFile, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { makeSmallDisk } from "@meridian/testing/files/small-disk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seededData, startEmbeddedSite, type TestSite } from "../../scripts/checks/test-site.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const DISK_MB = 192;
/** Enough for a log to need more room than the block it ends in. */
const LOGGED_REQUESTS = 60;
const START_TIMEOUT_MS = 300_000;
const READS = ["/", "/categories", "/api/businesses?page=2", "/api/search?q=cafe", "/api/suggest?q=ca"];

const disk = await makeSmallDisk(DISK_MB);
const title = `a site started on a full disk${disk === undefined ? " (this user may not mount one)" : ""}`;

describe.skipIf(disk === undefined)(title, () => {
  const dataDir = join(disk?.folder ?? "", "data");
  let site: TestSite;
  beforeAll(async () => {
    await cp(await seededData(ROOT), dataDir, { recursive: true });
    await disk?.fill();
    site = await startEmbeddedSite(ROOT, {}, dataDir);
    // What it has kept back for further starts would give the logs room.
    await rm(join(dataDir, "reserve"));
    // The site's processes may free a little in between.
    let grownBytes = await growLog();
    while (grownBytes > 0) grownBytes = await growLog();
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await site?.stop();
    await disk?.remove();
  });

  const logFile = join(dataDir, "logs/gateway.log");
  /** The bytes by which requests made on a full disk may grow the log. */
  async function growLog(): Promise<number> {
    await disk?.fill();
    const { size } = await stat(logFile);
    for (let request = 0; request < LOGGED_REQUESTS; request++) await fetch(`${site.url}/api/categories`);
    return (await stat(logFile)).size - size;
  }

  const login = async (): Promise<number> => {
    const { username, password } = site;
    const headers = { "content-type": "application/json" };
    const call = { method: "POST", headers, body: JSON.stringify({ username, password }) };
    return (await fetch(`${site.url}/api/admin/login`, call)).status;
  };

  it.each(READS)("answers %s", async (path) => {
    expect((await fetch(`${site.url}${path}`)).status).toBe(200);
  });

  it("rejects changes until there is room, and then reports the gap in its log", async () => {
    expect(await login()).toBe(503);
    await disk?.makeRoom();
    await expect.poll(login, { timeout: 20_000 }).toBe(200);
    await expect.poll(() => readFile(logFile, "utf8")).toContain('"log lines lost"');
  });
});
