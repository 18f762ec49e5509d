import { afterEach, expect, it, vi } from "vitest";
import { runEvery } from "./run-every.ts";

afterEach(() => void vi.useRealTimers());

it("work runs at once and at intervals until it is stopped, also after a failure", async () => {
  vi.useFakeTimers();
  const failures: unknown[] = [];
  let runs = 0;
  const work = async () => {
    runs++;
    if (runs === 1) throw new Error("busy");
  };
  const stop = runEvery(1000, work, (error) => failures.push(error));
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(2500);
  stop();
  await vi.advanceTimersByTimeAsync(2500);
  expect([runs, failures]).toEqual([3, [new Error("busy")]]);
});
