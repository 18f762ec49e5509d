import { act, waitFor } from "@testing-library/react";
import { expect, vi } from "vitest";
import type { createAppRouter } from "../src/router.tsx";

/** From here on the page's timers run on a clock that `advanceTime` can move forward; it also ticks by itself. */
export function useMovableClock(): void {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance", "Date"],
  });
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const late = new AbortController();
    setTimeout(() => late.abort(new DOMException("The operation timed out.", "TimeoutError")), ms);
    return late.signal;
  });
}

export async function advanceTime(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Waits for each failure of the page's one failing call, and moves the clock past the delay that follows it. */
export async function passRetries(
  { options }: ReturnType<typeof createAppRouter>,
  delaysMs: readonly number[],
): Promise<void> {
  const failures = () =>
    Math.max(
      ...options.context.queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.fetchFailureCount),
    );
  for (const [index, delayMs] of delaysMs.entries()) {
    await waitFor(() => expect(failures()).toBe(index + 1));
    await advanceTime(delayMs);
  }
}
