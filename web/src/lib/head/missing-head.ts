import type { PageConfig } from "../page/page-config.ts";
import { pageHead } from "./page-head.ts";

/** Thrown with notFound() if the list exists but has fewer pages. */
export const BEYOND_LAST_PAGE = { isBeyondLastPage: true } as const;

function isBeyondLastPage(data: unknown): boolean {
  return typeof data === "object" && data !== null && "isBeyondLastPage" in data;
}

/** Thrown with notFound() if there are pages to offer instead of the missing one. */
export interface Instead {
  /** Says what is missing; undefined if nothing is known. */
  title: string | undefined;
  lists: readonly { title: string; entries: readonly { label: string; count: number; path: string }[] }[];
}

export function insteadIn(data: unknown): Instead | undefined {
  return isInstead(data) ? data : undefined;
}

/** Only our own routes throw it, so a matching shape is complete. */
function isInstead(data: unknown): data is Instead {
  return typeof data === "object" && data !== null && "lists" in data;
}

interface EmptyMatch {
  status: string;
  error: unknown;
  context: { page: PageConfig };
}

export interface MissingWords {
  /** The title if there is nothing at the address. */
  missing?: string;
  /** The title if the directory could not be read. */
  failed?: string;
}

/** The head of a page without content. A failed read is not reported as missing. */
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

/** The first line of a not-found page. */
export function missingTitle(data: unknown, missing = "Page Not Found"): string {
  return isBeyondLastPage(data) ? "Page Not Found" : (insteadIn(data)?.title ?? missing);
}
