import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { refused } from "../testing/source-calls.ts";
import { startTestIngest, type TestIngest } from "../testing/start-test-ingest.ts";

let ingest: TestIngest;
beforeAll(async () => {
  ingest = await startTestIngest();
});
afterAll(() => ingest.stop());

const url = "https://example.org/kafeler.csv";
const settings = { name: "Kafeler", profileSignature: null, everyHours: 24, gatePercent: 5, isEnabled: true };

describe("an invalid source is rejected in both languages", () => {
  const add = (change: object, language = "tr") =>
    fetch(`${ingest.url}/api/admin/sources`, {
      method: "POST",
      headers: { cookie: ingest.cookie, "content-type": "application/json", "accept-language": language },
      body: JSON.stringify({ ...settings, url, ...change }),
    });
  const issues = async (answer: Response) => {
    const { issues: found = [] } = z
      .object({ issues: z.array(z.object({ path: z.string(), message: z.string() })).optional() })
      .parse(await answer.json());
    return [answer.status, ...found.map(({ path, message }) => `${path}: ${message}`)];
  };

  it.each([
    "http://example.org/a.csv",
    "ftp://example.org/",
    "https://me:secret@example.org/",
    "example.org",
    "",
    "javascript:1",
  ])("for its address: %s", async (bad) => {
    expect(await issues(await add({ url: bad }))).toEqual([400, expect.stringMatching(/^body\.url: https:\/\/ ile/)]);
    expect(await issues(await add({ url: bad }, "en"))).toEqual([400, expect.stringMatching(/^body\.url: Enter an/)]);
  });

  it("for a private address, a missing mapping, and values out of range", async () => {
    expect(await refused(await add({ url: "https://10.0.0.1/a.csv" }))).toEqual([
      400,
      expect.stringMatching(/^10\.0\.0\.1 internete açık bir adres değil/),
    ]);
    expect(await refused(await add({ profileSignature: "b".repeat(64) }, "en"))).toEqual([
      400,
      expect.stringMatching(/mapping of columns is no longer saved/),
    ]);
    for (const bad of [{ everyHours: 0 }, { gatePercent: 101 }, { name: " " }])
      expect((await add(bad)).status).toBe(400);
    expect(await ingest.engines.importSources.list()).toEqual([]);
  });
});
