import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { toaster } from "../src/ui/messages/toast-region.tsx";
import { answerEveryPage, resetNetwork, startNetwork, stopNetwork } from "./network.ts";

const FRAME_MS = 16;
/** What is to run in the next frame, all of it at once and in order, as in a browser. */
const frame = new Map<number, FrameRequestCallback>();
let frameTimer: ReturnType<typeof setTimeout> | undefined;
let lastFrameId = 0;

function runFrame(): void {
  const due = [...frame.values()];
  frame.clear();
  for (const run of due) run(performance.now());
}

/** What jsdom lacks: layout, media queries and observers. A screen gets a browser in which nothing has moved or been seen yet. */
function fillInBrowser(): void {
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }));
  class Observer {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return [];
    }
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("ResizeObserver", Observer);
  vi.stubGlobal("PerformanceNavigationTiming", class {});
  vi.stubGlobal("scrollTo", () => undefined);
  // Frames of jsdom count their time from another origin than performance.now().
  vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => {
    if (frame.size === 0) frameTimer = setTimeout(runFrame, FRAME_MS);
    frame.set(++lastFrameId, run);
    return lastFrameId;
  });
  vi.stubGlobal("cancelAnimationFrame", (id: number) => frame.delete(id));
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
}

// A screen that loads its parts on demand may take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
beforeAll(startNetwork);
beforeEach(() => {
  // Here and not behind a test: a screen that is being closed may still need them.
  vi.unstubAllGlobals();
  fillInBrowser();
  answerEveryPage();
});
afterEach(() => {
  cleanup();
  toaster.remove();
  // Styles of screens that are gone would slow the next ones down.
  document.head?.replaceChildren();
  vi.useRealTimers();
  // A frame of a closing dialog would come when the browser around it is gone.
  clearTimeout(frameTimer);
  frame.clear();
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  expect(resetNetwork(), "faults of the network").toEqual([]);
});
afterAll(stopNetwork);
