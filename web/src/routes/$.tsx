import { createFileRoute, notFound } from "@tanstack/react-router";
import { NotFoundPage } from "./-site/not-found-page.tsx";

export const Route = createFileRoute("/$")({
  loader: () => {
    throw notFound();
  },
  head: () => ({ meta: [{ title: "Page Not Found – Meridian" }, { name: "robots", content: "noindex" }] }),
  notFoundComponent: NotFoundPage,
});
