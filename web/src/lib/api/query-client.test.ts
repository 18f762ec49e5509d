import { ApiError } from "@meridian/contracts/client/api-error";
import { MINUTE_MS } from "@meridian/contracts/durations";
import { environmentManager, focusManager, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient, retryDelayMs } from "./query-client.ts";

const LATER_MS = 60 * MINUTE_MS;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

interface FailureOptions {
  status?: number;
  afterMs?: number;
  isServer?: boolean;
}

/** A client in a browser or on the server, and the seconds at which it made its calls, which fail with the given status, if any. */
function createClient({ status, afterMs = 0, isServer = false }: FailureOptions = {}) {
  environmentManager.setIsServer(() => isServer);
  const start = Date.now();
  const callSeconds: number[] = [];
  const get = vi.fn().mockImplementation(async () => {
    callSeconds.push((Date.now() - start) / 1000);
    if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs));
    if (status !== undefined) throw new ApiError(status, "");
    return "answer";
  });
  const client = createQueryClient({ get, isServer });
  client.mount();
  const watch = (): (() => void) => new QueryObserver(client, { queryKey: ["/api/x"] }).subscribe(() => undefined);
  return { client, callSeconds, watch };
}

it.each([
  ["a server error", 500, [0, 1, 3, 7]],
  ["a service out of reach", 503, [0, 1, 3, 7]],
  ["too many requests", 429, [0, 1, 3, 7]],
  ["a missing page", 404, [0]],
  ["a refusal", 403, [0]],
])("a call that fails with %s (%i) is made at the seconds %j [public 9.8]", async (_title, status, seconds) => {
  const { callSeconds, watch } = createClient({ status });
  watch();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(callSeconds).toEqual(seconds);
});

it.each([
  ["at once", 10, 4],
  ["after 2 seconds", 2000, 3],
  ["after 8 seconds", 8000, 2],
  ["after 9 seconds", 9000, 1],
])("a call that fails %s is not retried while its page would wait 10 seconds", async (_when, afterMs, calls) => {
  const { callSeconds, watch } = createClient({ status: 503, afterMs });
  watch();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(callSeconds).toHaveLength(calls);
  expect(callSeconds.at(-1)).toBeLessThan(9.5);
});

it("a call that waited for the network gets its full time again", async () => {
  const timeoutsMs: unknown[] = [];
  const get = vi.fn().mockImplementation(async (_url, { timeoutMs }) => {
    timeoutsMs.push(timeoutMs);
    onlineManager.setOnline(false);
    throw new ApiError(503, "");
  });
  const client = createQueryClient({ get, isServer: false });
  client.mount();
  new QueryObserver(client, { queryKey: ["/api/x"] }).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(timeoutsMs).toEqual([9500, 9500]);
});

it("the wait before a retry doubles from one second and never exceeds 30 [public 9.8]", () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it("the server makes a failing call once, so that its page does not wait", async () => {
  const { callSeconds, watch } = createClient({ status: 503, isServer: true });
  watch();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(callSeconds).toEqual([0]);
});

it("an answer is reused for 10 minutes [public 9.7]", async () => {
  const { callSeconds, watch } = createClient();
  watch();
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS - 1);
  watch();
  await vi.advanceTimersByTimeAsync(1);
  expect(callSeconds).toEqual([0]);
  watch();
  await vi.advanceTimersByTimeAsync(0);
  expect(callSeconds).toEqual([0, 600]);
});

it("an answer is discarded 15 minutes after its last use [public 9.7]", async () => {
  const { client, watch } = createClient();
  const stop = watch();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(15 * MINUTE_MS - 1);
  expect(client.getQueryData(["/api/x"])).toBe("answer");
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(["/api/x"])).toBeUndefined();
});

it("neither time nor a return to the window repeats a call [public 9.7]", async () => {
  const { callSeconds, watch } = createClient();
  watch();
  await vi.advanceTimersByTimeAsync(LATER_MS);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(callSeconds).toEqual([0]);
});

it("a failed change is not sent again [public 9.7]", async () => {
  const { client } = createClient();
  const change = vi.fn().mockRejectedValue(new ApiError(503, ""));
  const sent = client
    .getMutationCache()
    .build(client, { mutationFn: change })
    .execute(undefined)
    .catch(() => "failed");
  await vi.advanceTimersByTimeAsync(LATER_MS);
  expect(await sent).toBe("failed");
  expect(change).toHaveBeenCalledTimes(1);
});
