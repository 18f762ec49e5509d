import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { startTestSite } from "../../scripts/checks/test-site.ts";

/** Where the site under test listens, and its administrator. */
export interface SiteUnderTest {
  url: string;
  username: string;
  password: string;
  dataDir: string;
}

declare module "vitest" {
  interface ProvidedContext {
    site: SiteUnderTest;
  }
}

/** One site for all site tests: they share its demo directory, and what one changes is its own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, username, password, dataDir, stop } = await startTestSite(resolve(import.meta.dirname, "../.."));
  project.provide("site", { url, username, password, dataDir });
  return stop;
}
