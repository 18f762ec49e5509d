import { createFileRoute, useRouter } from "@tanstack/react-router";
import { LegalPage } from "../features/legal/components/legal-page.tsx";
import { LEGAL_HEADS } from "../features/legal/legal-heads.ts";
import { cookiePolicy } from "../features/legal/texts/cookie-policy.ts";
import { pageHead } from "../lib/head/page-head.ts";

export const Route = createFileRoute("/cookie-policy")({
  head: ({ match }) => pageHead(match.context.page, { ...LEGAL_HEADS.cookiePolicy, path: "/cookie-policy" }),
  component: CookiePolicy,
});

function CookiePolicy() {
  return <LegalPage text={cookiePolicy} page={useRouter().options.context.page} />;
}
