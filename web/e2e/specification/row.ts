import { readFile } from "node:fs/promises";
import { type Browser, expect, type Page } from "@playwright/test";
import type { Site } from "./site.ts";

/** A rule of a specification, in our words, and what shows that it holds. */
export interface Row<OfSite = Site> {
  /** Of the specification: 2 screens, 3 entities, 4 states, 5 validation, 6 roles, 7 calls, 8 errors, 9 constants. */
  section: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  /** The screen or call that the rule is about. */
  subject: string;
  rule: string;
  /** Where it is looked at: on the screen, or in a journey of another file. */
  where: "screen" | "journey";
  check: (tools: Tools<OfSite>) => Promise<void> | void;
}

export interface Tools<OfSite = Site> {
  site: OfSite;
  /** A page of its own, made when it is first asked for. */
  page: () => Promise<Page>;
  browser: Browser;
}

type Section = Row["section"];

/** Rows about one subject of one section. */
export function rowsOf<OfSite = Site>(section: Section, subject: string) {
  const row = (where: Row["where"], rule: string, check: Row<OfSite>["check"]): Row<OfSite> => ({
    section,
    subject,
    rule,
    where,
    check,
  });
  return {
    screen: (rule: string, check: (page: Page, site: OfSite) => Promise<void>) =>
      row("screen", rule, async ({ page, site }) => check(await page(), site)),
    /** Another file shows it, in the test of this title. */
    journey: (rule: string, file: string, title: string) =>
      row("journey", rule, async () => {
        const text = await readFile(new URL(`../${file}`, import.meta.url), "utf8");
        expect(text, `${file} has the test "${title}"`).toContain(`"${title}"`);
      }),
  };
}
