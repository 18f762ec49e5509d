import { Container, Skeleton, VisuallyHidden } from "@chakra-ui/react";

/** Shown while a page without its own skeleton loads. */
export function PendingPage() {
  return (
    <Container py="12" minH="70vh" aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Skeleton height="10" maxW="md" />
      <Skeleton height="5" maxW="lg" mt="4" />
      <Skeleton height="64" mt="8" borderRadius="card" />
    </Container>
  );
}
