import { type ReactNode, Suspense } from "react";

/**
 * A part of a page that comes alive by itself: who taps on another part does not wait for this one, and who taps on this one waits for no
 * other. Nothing in it may suspend, for then nothing of it would show.
 */
export function Island({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
