import { NO_ORIGINS, type SitePolicy } from "@meridian/contracts/site/site-settings";
import { createLogger } from "@meridian/platform/logger";
import { beforeEach, describe, expect, it } from "vitest";
import type { WholeAnswer } from "../upstream/fetch-whole.ts";
import { createSitePolicySource, type SitePolicySource, withHeadMarkup } from "./site-policy.ts";

const POLICY: SitePolicy = { headMarkup: "<meta>", origins: { ...NO_ORIGINS, image: ["https://images.example"] } };
const QUIET_MS = 5_000;
let at: number;
let version: number;
let calls: number;
let answer: () => Pick<WholeAnswer, "status"> & { body: unknown };
let until: Promise<void> | undefined;
let source: SitePolicySource;

beforeEach(() => {
  at = 1_000_000;
  version = 1;
  calls = 0;
  until = undefined;
  answer = () => ({ status: 200, body: POLICY });
  source = createSitePolicySource({
    fetchReplica: async () => {
      calls += 1;
      const { status, body } = answer();
      await until;
      return { status, headers: {}, body: Buffer.from(JSON.stringify(body)) };
    },
    version: () => version,
    logger: createLogger({ service: "gateway", level: "silent" }),
    now: () => at,
  });
});

describe("the site policy", () => {
  it("is fetched once per dataset version, however many pages need it", async () => {
    expect(source.known()).toEqual({ headMarkup: "", origins: NO_ORIGINS });
    expect(await Promise.all([source.current(), source.current()])).toEqual([POLICY, POLICY]);
    expect([await source.current(), source.known(), calls]).toEqual([POLICY, POLICY, 1]);
    version = 2;
    await source.current();
    expect(calls).toBe(2);
  });

  it.each([
    ["cannot be fetched", undefined],
    ["comes with status 500", { status: 500, body: POLICY }],
    ["is not a policy", { status: 200, body: { headMarkup: 7 } }],
  ])("is kept when the new one %s, and fetched again after five seconds", async (_title, failure) => {
    await source.current();
    version = 2;
    answer = () => {
      if (failure === undefined) throw new Error("away");
      return failure;
    };
    expect(await source.current()).toEqual(POLICY);
    at += QUIET_MS - 1;
    await source.current();
    expect(calls).toBe(2);
    at += 1;
    const changed = { ...POLICY, headMarkup: "<link>" };
    answer = () => ({ status: 200, body: changed });
    expect([await source.current(), calls]).toEqual([changed, 3]);
  });

  it("of the newer version wins over an older request that is answered later", async () => {
    const old = { ...POLICY, headMarkup: "<old>" };
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    answer = () => ({ status: 200, body: old });
    until = held;
    const early = source.current();
    version = 2;
    answer = () => ({ status: 200, body: POLICY });
    until = undefined;
    expect(await source.current()).toEqual(POLICY);
    release();
    await early;
    expect([source.known(), await source.current(), calls]).toEqual([POLICY, POLICY, 2]);
  });

  it("is fetched again if the dataset changed during the fetch", async () => {
    answer = () => {
      version = 2;
      return { status: 200, body: POLICY };
    };
    await source.current();
    await source.current();
    expect(calls).toBe(2);
  });
});

it.each([
  ["no markup", "<head></head>", "", "<head></head>"],
  ["a page without a head", "<p>", "<meta>", "<p>"],
  ["the first head of a page", "<head></head><pre></head></pre>", "<meta>", "<head><meta></head><pre></head></pre>"],
])("head markup goes to the end of the head: %s", (_title, html, headMarkup, wanted) => {
  const page = withHeadMarkup(Buffer.from(html), { headMarkup, origins: NO_ORIGINS }, "nonce");
  expect(page.toString()).toBe(wanted);
});
