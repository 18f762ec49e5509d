import type { PageConfig } from "./page-config.ts";
import { pageHead } from "./page-head.ts";

/** What notFound() is thrown with where a list is there, but not as many pages of it. */
export const BEYOND_LAST_PAGE = { isBeyondLastPage: true } as const;

export function isBeyondLastPage(data: unknown): boolean {
  return typeof data === "object" && data !== null && "isBeyondLastPage" in data;
}

/** What notFound() is thrown with where there are pages beside the missing one. */
export interface Instead {
  /** Says what is missing; undefined where nothing is known of it. */
  title: string | undefined;
  lists: readonly { title: string; entries: readonly { label: string; count: number; path: string }[] }[];
}

export function insteadIn(data: unknown): Instead | undefined {
  return isInstead(data) ? data : undefined;
}

/** Thrown by our own routes alone, so that what says that it has lists has them. */
function isInstead(data: unknown): data is Instead {
  return typeof data === "object" && data !== null && "lists" in data;
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
  return pageHead(context.page, {
    title: missingTitle(data, missing),
    description: "There is nothing at this address.",
  });
}

/** What a not-found page says first. */
export function missingTitle(data: unknown, missing = "Page Not Found"): string {
  return isBeyondLastPage(data) ? "Page Not Found" : (insteadIn(data)?.title ?? missing);
}
