import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { createQueryClient, retryDelayMs, retryUpTo } from "./query-client.ts";

const REFUSED = [400, 401, 403, 404, 409, 410, 413, 499];
const PASSING = [429, 500, 502, 503, 504];

describe("retrying a query", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(REFUSED)("never repeats a request that the API refused with %i", (status) => {
    expect(retryUpTo(3)(0, new ApiError(status, ""))).toBe(false);
  });

  it.each(PASSING)("repeats a request that failed with %i, three times", (status) => {
    const retries = [0, 1, 2, 3, 4].map((failures) => retryUpTo(3)(failures, new ApiError(status, "")));
    expect(retries).toEqual([true, true, true, false, false]);
  });

  it("repeats a request that never reached the API", () => {
    expect(retryUpTo(1)(0, new TypeError("Failed to fetch"))).toBe(true);
  });

  it("waits one second, doubles the wait after each failure and never waits longer than thirty seconds", () => {
    expect([0, 1, 2, 3, 4, 5, 9, 100].map(retryDelayMs)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });

  it.each([
    ["a browser", false, 4],
    ["the server", true, 1],
  ])("sends a rate-limited request from %s (server: %s) %i times", async (_where, isServer, expected) => {
    vi.useFakeTimers();
    let sent = 0;
    const request = () => {
      sent++;
      return Promise.reject(new ApiError(429, ""));
    };
    const client = createQueryClient({ request, isServer });
    const failure = expect(client.fetchQuery({ queryKey: ["/api/search"] })).rejects.toThrow("429");
    await vi.runAllTimersAsync();
    await failure;
    expect(sent).toBe(expected);
  });
});
