import { Container } from "../../../ui/container.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

/** While a page without a skeleton of its own is on its way. */
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
