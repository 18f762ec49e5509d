import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { InboxPage } from "../../features/inbox/components/inbox-page.tsx";
import { type InboxView, readView } from "../../features/inbox/inbox-view.ts";
import { adminHead } from "../../lib/head/page-head.ts";

interface InboxSearch {
  kind?: "message" | "report" | undefined;
  state?: "new" | "read" | "answered" | "closed" | undefined;
  suspect?: "1" | undefined;
}

export const Route = createFileRoute("/admin/inbox")({
  validateSearch: (search: Record<string, unknown>): InboxSearch => searchOf(readView(search)),
  head: adminHead("Gelen Kutusu"),
  component: Inbox,
});

function searchOf({ kind, state, isSuspect }: InboxView): InboxSearch {
  return {
    ...(kind === "all" ? {} : { kind }),
    ...(state === "all" ? {} : { state }),
    ...(isSuspect ? { suspect: "1" } : {}),
  };
}

function Inbox() {
  const navigate = useNavigate();
  return (
    <InboxPage
      view={readView(Route.useSearch())}
      onView={(view) => void navigate({ to: "/admin/inbox", search: searchOf(view), resetScroll: false })}
    />
  );
}
