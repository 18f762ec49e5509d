import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { answerEveryPage, resetNetwork, startNetwork, stopNetwork } from "./network.ts";

/** What jsdom lacks: layout, media queries, dialogs and observers. A screen gets a browser in which nothing has moved or been seen yet. */
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
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.checkVisibility = () => true;
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

// A screen that loads its parts on demand may take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
beforeAll(startNetwork);
beforeEach(() => {
  fillInBrowser();
  answerEveryPage();
});
afterEach(() => {
  cleanup();
  // Styles of screens that are gone would slow the next ones down.
  document.head?.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  expect(resetNetwork(), "faults of the network").toEqual([]);
});
afterAll(stopNetwork);
