import { chakra } from "@chakra-ui/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { PlaceMapProps } from "./place-map.tsx";

const PlaceMap = lazy(async () => ({ default: (await import("./place-map.tsx")).PlaceMap }));

const Box = chakra("div", { base: { height: "full", width: "full" } });
/** Starts loading a little before the map scrolls into view. */
const MARGIN = "300px";

/** The map, loaded when it comes near the screen: nobody who does not scroll there pays for it. */
export function LazyPlaceMap(props: PlaceMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (box.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  const waiting = <Skeleton height="full" borderRadius="0" />;
  return (
    <Box ref={box}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <PlaceMap {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </Box>
  );
}
