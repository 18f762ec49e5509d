import { createFileRoute } from "@tanstack/react-router";
import { SearchForm } from "../features/search/components/search-form.tsx";
import { Container } from "../ui/container.tsx";

export const Route = createFileRoute("/")({ component: Home });

function Home() {
  return (
    <Container py="24">
      <h1>Find the place, anywhere</h1>
      <SearchForm />
    </Container>
  );
}
