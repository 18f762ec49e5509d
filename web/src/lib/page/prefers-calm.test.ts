import { afterEach, expect, it, vi } from "vitest";
import { scrollBehavior } from "./prefers-calm.ts";

afterEach(() => vi.unstubAllGlobals());

it("a page scrolls at once for those who prefer reduced motion", () => {
  const preferences = [true, false].map((matches) => {
    vi.stubGlobal("window", { matchMedia: () => ({ matches }) });
    return scrollBehavior();
  });
  expect(preferences).toEqual(["instant", "smooth"]);
});
