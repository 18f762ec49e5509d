import { createFileRoute, useRouter } from "@tanstack/react-router";
import { LegalPage } from "../features/legal/components/legal-page.tsx";
import { LEGAL_HEADS } from "../features/legal/legal-heads.ts";
import { termsOfService } from "../features/legal/texts/terms-of-service.ts";
import { pageHead } from "../lib/head/page-head.ts";

export const Route = createFileRoute("/terms-of-service")({
  head: ({ match }) => pageHead(match.context.page, { ...LEGAL_HEADS.termsOfService, path: "/terms-of-service" }),
  component: TermsOfService,
});

function TermsOfService() {
  return <LegalPage text={termsOfService} page={useRouter().options.context.page} />;
}
