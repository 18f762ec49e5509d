import { type ReactNode, Suspense } from "react";

/**
 * A part of a page that hydrates independently: a tap on one part does not wait for another. Nothing in it may suspend, or none of it would
 * show.
 */
export function Island({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
