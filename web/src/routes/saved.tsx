import { createFileRoute } from "@tanstack/react-router";
import { SavedPlacesPage } from "../features/business/components/saved-places-page.tsx";
import { pageHead } from "../lib/head/page-head.ts";

export const Route = createFileRoute("/saved")({
  head: ({ match }) =>
    pageHead(match.context.page, {
      title: "Saved places",
      description: "The businesses you saved on this device, with their addresses, phones and opening hours.",
    }),
  component: SavedPlacesPage,
});
