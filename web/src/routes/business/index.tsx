import { createFileRoute, notFound } from "@tanstack/react-router";
import { NotFound } from "../../features/layout/components/not-found.tsx";
import { SearchBar } from "../../features/search/components/search-bar.tsx";

export const Route = createFileRoute("/business/")({
  loader: () => {
    throw notFound();
  },
  head: () => ({ meta: [{ title: "Business Not Found – Meridian" }, { name: "robots", content: "noindex" }] }),
  notFoundComponent: NoSlug,
});

function NoSlug() {
  return (
    <NotFound
      title="No business slug found"
      text="Let's help you find what you're looking for!"
      search={<SearchBar isQueryRequired size="lg" />}
    />
  );
}
