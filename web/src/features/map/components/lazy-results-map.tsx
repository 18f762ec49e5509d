import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useRef } from "react";
import { useNearScreen } from "../../../lib/use-near-screen.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { PinsMapProps } from "./pins-map.tsx";

const PinsMap = lazy(async () => ({ default: (await import("./pins-map.tsx")).PinsMap }));

const Box = chakra("div", { base: { height: "full", width: "full" } });

/** The map of several places, loaded when it comes near the screen; never where it is not displayed. */
export function LazyPinsMap(props: PinsMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearScreen(box);
  const waiting = <Skeleton height="full" borderRadius="0" />;
  return (
    <Box ref={box}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <PinsMap {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </Box>
  );
}
