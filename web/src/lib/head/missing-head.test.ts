import { expect, test } from "vitest";
import { EMPTY_PAGE_CONFIG } from "../page/page-config.ts";
import { BEYOND_LAST_PAGE, missingHead } from "./missing-head.ts";

const context = { page: EMPTY_PAGE_CONFIG };
const WORDS = { missing: "City not found", failed: "Unable to load cities" };

test.each([
  ["what is not there is called missing", { status: "notFound", error: {} }, WORDS, "City not found"],
  [
    "what could not be fetched is not called missing",
    { status: "error", error: new Error() },
    WORDS,
    "Unable to load cities",
  ],
  [
    "without words of its own a failure has the general ones",
    { status: "error", error: undefined },
    {},
    "We cannot reach the directory",
  ],
  [
    "of a list that is there, a page is missing",
    { status: "notFound", error: { data: BEYOND_LAST_PAGE } },
    WORDS,
    "Page Not Found",
  ],
  ["without words of its own a page is missing", { status: "success", error: undefined }, {}, "Page Not Found"],
])("%s, and out of indexes", (_guarantee, match, words, title) => {
  const { meta, links } = missingHead({ ...match, context }, words);
  expect(meta).toContainEqual({ title: `${title} – Meridian` });
  expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  expect(links).toEqual([]);
});
