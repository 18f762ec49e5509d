import { Container, Skeleton, VisuallyHidden } from "@chakra-ui/react";
import { useLocation } from "@tanstack/react-router";

/** Shown while a page without its own skeleton loads. */
export function PendingPage() {
  const isAdmin = useLocation({ select: ({ pathname }) => pathname.startsWith("/admin") });
  return (
    <Container py="12" minH="70vh" aria-busy="true">
      <VisuallyHidden role="status" lang={isAdmin ? "tr" : undefined}>
        {isAdmin ? "Yükleniyor" : "Loading"}
      </VisuallyHidden>
      <Skeleton height="10" maxW="md" />
      <Skeleton height="5" maxW="lg" mt="4" />
      <Skeleton height="64" mt="8" borderRadius="card" />
    </Container>
  );
}
