import { useQuery } from "@tanstack/react-query";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { ContactPage } from "../features/contact/components/contact-page.tsx";
import { problemsNamed } from "../features/contact/contact-problems.ts";
import { homepageDataQuery } from "../features/home/api/get-home.ts";
import { pageHead } from "../lib/head/page-head.ts";

interface ContactSearch {
  outcome?: "sent" | "failed";
  /** Field names joined by dots. */
  problems?: string;
}

export const Route = createFileRoute("/contact")({
  validateSearch: ({ outcome, problems }: Record<string, unknown>): ContactSearch => ({
    ...(outcome === "sent" || outcome === "failed" ? { outcome } : {}),
    ...(typeof problems === "string" ? { problems } : {}),
  }),
  // The page stays available for visitors who report that the directory is down.
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery({ ...homepageDataQuery, retry: false }),
  head: ({ match }) =>
    pageHead(match.context.page, {
      title: "Contact",
      description: "Write to us: questions, corrections and ideas about the directory. We answer within 24 hours.",
      path: "/contact",
    }),
  component: Contact,
});

function Contact() {
  const { outcome, problems } = Route.useSearch();
  const { data } = useQuery(homepageDataQuery);
  const { operator } = useRouter().options.context.page;
  return <ContactPage operator={operator} totals={data?.totals} outcome={outcome} problems={problemsNamed(problems)} />;
}
