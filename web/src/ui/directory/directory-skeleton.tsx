import { Card, Container, chakra, Skeleton } from "@chakra-ui/react";
import { DirectoryGrid } from "./directory-grid.tsx";
import { StatGrid } from "./stat-grid.tsx";

const CARD_COUNT = 12;

const Title = chakra("h1", { base: { textStyle: "h1", mt: { base: "3", md: "6" } } });
const Words = chakra("p", { base: { color: "fg.muted", mt: "2", mb: "6" } });

export interface DirectorySkeletonProps {
  /** If known before the content. */
  title?: string;
  /** What is loading. */
  label: string;
  /** The number of figures above the list. */
  tiles?: number;
}

/** A directory page being loaded: its title if known, and twelve cards of the final size. */
export function DirectorySkeleton({ title, label, tiles = 3 }: DirectorySkeletonProps) {
  return (
    <Container pt={{ base: "3", md: "6" }} pb="16" minH="90vh" aria-busy="true">
      <Skeleton height="5" maxW="40" my={{ base: "3", md: "1.5" }} />
      {title === undefined ? <Skeleton height="10" maxW="md" mt={{ base: "3", md: "6" }} /> : <Title>{title}</Title>}
      <Words role="status">{label}</Words>
      {tiles > 0 && (
        <StatGrid as="div" mb="6" aria-hidden="true">
          {keys("tile", tiles).map((key) => (
            <Card.Root key={key} size="sm">
              <Skeleton height="5" width="60%" />
              <Skeleton height="8" width="40%" mt="2" />
            </Card.Root>
          ))}
        </StatGrid>
      )}
      <DirectoryGrid aria-hidden="true">
        {keys("card", CARD_COUNT).map((key) => (
          <li key={key}>
            <Card.Root size="sm" data-skeleton="card">
              <Skeleton height="5" width="55%" />
              <Skeleton height="4" width="80%" mt="3" />
              <Skeleton height="1.5" mt="4" />
              <Skeleton height="4" width="45%" mt="3" />
            </Card.Root>
          </li>
        ))}
      </DirectoryGrid>
    </Container>
  );
}

function keys(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${index}`);
}
