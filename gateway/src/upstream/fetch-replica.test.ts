import { createReplicas } from "@meridian/platform/http/replicas/replicas";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFetchReplica } from "./fetch-replica.ts";
import { UpstreamError, type UpstreamFailure } from "./fetch-whole.ts";

const TIMEOUT_MS = 9_000;
/** What a replica answers, or why it does not, after `tookMs`. */
type Reply = { says: number | UpstreamFailure; tookMs?: number };

let calls: { port: string; timeoutMs: number }[];
let counted: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  calls = [];
  counted = [];
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fetches from replicas on ports 1 and 2 (or 1 alone) that reply in the given order, whichever is called. */
function open(replies: readonly Reply[], { ports = ["1", "2"] } = {}) {
  const replicas = createReplicas(ports.map((port) => new URL(`http://127.0.0.1:${port}`)));
  const left = [...replies];
  const fetchReplica = createFetchReplica({
    services: { web: replicas, catalogue: replicas, admin: replicas, ingest: replicas },
    counts: {
      countFailure: (service) => void counted.push(`${service} failed`),
      countRetry: (service) => void counted.push(`${service} retried`),
    },
    timeoutMs: TIMEOUT_MS,
    async fetchWhole({ service, timeoutMs }) {
      calls.push({ port: service.port, timeoutMs });
      const { says, tookMs = 0 } = left.shift() ?? { says: 200 };
      vi.advanceTimersByTime(tookMs);
      if (typeof says === "string") throw new UpstreamError(says);
      return { status: says, headers: {}, body: Buffer.alloc(0) };
    },
  });
  return () =>
    fetchReplica("catalogue", { path: "/x", headers: {} }).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof UpstreamError ? error.failure : String(error)),
    );
}

describe("a read", () => {
  it.each<[string, readonly Reply[], number | UpstreamFailure, number, string[]]>([
    ["stays with the replica that answers", [{ says: 200 }], 200, 1, []],
    ["stays with a failure of the service itself", [{ says: 500 }], 500, 1, []],
    ["goes to another replica on 503", [{ says: 503 }, { says: 200 }], 200, 2, ["failed", "retried"]],
    ["goes to another replica on 502", [{ says: 502 }, { says: 404 }], 404, 2, ["failed", "retried"]],
    [
      "goes to another where one is unreachable",
      [{ says: "unreachable" }, { says: 200 }],
      200,
      2,
      ["failed", "retried"],
    ],
    ["is called twice at most", [{ says: 503 }, { says: 503 }], 503, 2, ["failed", "retried", "failed"]],
    [
      "keeps the refusal where the other is away",
      [{ says: 503 }, { says: "unreachable" }],
      503,
      2,
      ["failed", "retried", "failed"],
    ],
    [
      "fails where both are away",
      [{ says: "unreachable" }, { says: "unreachable" }],
      "unreachable",
      2,
      ["failed", "retried", "failed"],
    ],
    ["is not repeated when it takes too long", [{ says: "too_slow" }], "too_slow", 1, ["failed"]],
    ["is not repeated when it is too large", [{ says: "too_large" }], "too_large", 1, ["failed"]],
    ["goes to another when refused within two seconds", [{ says: 503, tookMs: 1_999 }], 200, 2, ["failed", "retried"]],
    ["is not repeated when refused after two seconds", [{ says: 503, tookMs: 2_000 }], 503, 1, ["failed"]],
  ])("%s", async (_title, replies, outcome, times, counts) => {
    expect(await open(replies)()).toBe(outcome);
    expect(calls).toHaveLength(times);
    expect(new Set(calls.map(({ port }) => port)).size).toBe(times);
    expect(counted).toEqual(counts.map((what) => `catalogue ${what}`));
  });

  it.each<UpstreamFailure | 503>(["unreachable", 503])("cannot retry after %s of the only replica", async (says) => {
    expect(await open([{ says }], { ports: ["1"] })()).toBe(says);
    expect([calls.length, counted]).toEqual([1, ["catalogue failed"]]);
  });

  it("has one time limit for both replicas together", async () => {
    await open([{ says: "unreachable", tookMs: 2_500 }])();
    expect(calls.map(({ timeoutMs }) => timeoutMs)).toEqual([TIMEOUT_MS, TIMEOUT_MS - 2_500]);
    calls = [];
    await open([{ says: "unreachable", tookMs: TIMEOUT_MS + 1 }])();
    expect(calls.map(({ timeoutMs }) => timeoutMs)).toEqual([TIMEOUT_MS, 1]);
  });

  it.each<[UpstreamFailure | 503, boolean]>([
    ["unreachable", true],
    ["too_slow", false],
    [503, false],
  ])("after %s skips the replica from then on: %s", async (says, isPassedOver) => {
    const read = open([{ says }]);
    for (let call = 0; call < 5; call++) await read();
    const toFirst = calls.filter(({ port }) => port === calls[0]?.port);
    expect(toFirst.length === 1).toBe(isPassedOver);
  });
});
