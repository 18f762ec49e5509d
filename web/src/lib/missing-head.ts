import type { PageConfig } from "./page-config.ts";
import { pageHead } from "./page-head.ts";

/** What notFound() is thrown with where a list is there, but not as many pages of it. */
export const BEYOND_LAST_PAGE = { isBeyondLastPage: true } as const;

export function isBeyondLastPage(data: unknown): boolean {
  return typeof data === "object" && data !== null && "isBeyondLastPage" in data;
}

interface EmptyMatch {
  status: string;
  error: unknown;
  context: { page: PageConfig };
}

export interface MissingWords {
  /** Title where there is nothing at the address. */
  missing?: string;
  /** Title where the directory could not be asked. */
  failed?: string;
}

/** The head of a page that has nothing to show. What could not be asked for is not said to be missing. */
export function missingHead({ status, error, context }: EmptyMatch, { missing, failed }: MissingWords = {}) {
  if (status === "error") {
    const title = failed ?? "We cannot reach the directory";
    return pageHead(context.page, { title, description: "The directory does not answer at the moment." });
  }
  const data = typeof error === "object" && error !== null && "data" in error ? error.data : undefined;
  const title = missing === undefined || isBeyondLastPage(data) ? "Page Not Found" : missing;
  return pageHead(context.page, { title, description: "There is nothing at this address." });
}
