import { chakra, Skeleton } from "@chakra-ui/react";
import { type ReactNode, Suspense, useRef } from "react";
import { useNearScreen } from "../../../lib/hooks/use-near-screen.ts";

const Box = chakra("div", { base: { height: "full", width: "full" } });

/** Loads a map once it is near the screen; never if it is not displayed. */
export function LazyMap({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(box);
  const waiting = <Skeleton height="full" borderRadius="0" />;
  return <Box ref={box}>{isNear ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}</Box>;
}
