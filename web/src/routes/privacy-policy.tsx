import { createFileRoute, useRouter } from "@tanstack/react-router";
import { LegalPage } from "../features/legal/components/legal-page.tsx";
import { LEGAL_HEADS } from "../features/legal/legal-heads.ts";
import { privacyPolicy } from "../features/legal/texts/privacy-policy.ts";
import { pageHead } from "../lib/head/page-head.ts";

export const Route = createFileRoute("/privacy-policy")({
  head: ({ match }) => pageHead(match.context.page, { ...LEGAL_HEADS.privacyPolicy, path: "/privacy-policy" }),
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  return <LegalPage text={privacyPolicy} page={useRouter().options.context.page} />;
}
