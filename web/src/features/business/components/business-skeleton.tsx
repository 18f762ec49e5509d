import { Container, Skeleton, VisuallyHidden } from "@chakra-ui/react";

/** A business page being loaded, in its final shape. */
export function BusinessSkeleton() {
  return (
    <Container pt="6" pb="16" minH="90vh" aria-busy="true">
      <VisuallyHidden role="status">Loading business</VisuallyHidden>
      <Skeleton height="5" maxW="xs" />
      <Skeleton height="6" width="28" mt="6" borderRadius="full" />
      <Skeleton height="10" maxW="lg" mt="3" />
      <Skeleton height="5" maxW="sm" mt="4" />
      <Skeleton height="11" maxW="md" mt="6" />
      <Skeleton height="72" mt="10" borderRadius="card" />
      <Skeleton height="48" mt="6" borderRadius="card" />
    </Container>
  );
}
