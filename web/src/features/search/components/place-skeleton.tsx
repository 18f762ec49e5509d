import { chakra, Skeleton } from "@chakra-ui/react";
import { HitListSkeleton } from "./hit-grid.tsx";
import { MapBox, ResultsGrid, WayToResults } from "./results-grid.tsx";

const Filters = chakra("div", { base: { display: { base: "none", xl: "block" } } });
const Results = chakra("div", { base: { minW: "0" } });
const Words = chakra("p", { base: { color: "fg.muted", textStyle: "sm", mt: "1", mb: { lg: "5" } } });

/** The page of a place or category being loaded: filters, list and map where they will stand. */
export function PlaceSkeleton({ label }: { label: string }) {
  return (
    <chakra.div aria-busy="true" minH="90vh">
      <WayToResults>
        <Skeleton height="5" maxW="40" my={{ base: "3", md: "1.5" }} />
      </WayToResults>
      <ResultsGrid>
        <Filters>
          <Skeleton height="96" borderRadius="card" />
        </Filters>
        <Results>
          <Skeleton height="8" maxW="xs" />
          <Words role="status">{label}</Words>
          <Skeleton height="11" maxW="sm" mt="3" mb="5" hideFrom="lg" />
          <HitListSkeleton />
        </Results>
        <MapBox isShown={false}>
          <Skeleton height="full" borderRadius="0" />
        </MapBox>
      </ResultsGrid>
    </chakra.div>
  );
}
