import { createFileRoute, useRouter } from "@tanstack/react-router";
import { LegalPage } from "../features/legal/components/legal-page.tsx";
import { LEGAL_HEADS } from "../features/legal/legal-heads.ts";
import { legalNotice } from "../features/legal/texts/legal-notice.ts";
import { pageHead } from "../lib/head/page-head.ts";

export const Route = createFileRoute("/legal-notice")({
  head: ({ match }) => pageHead(match.context.page, { ...LEGAL_HEADS.legalNotice, path: "/legal-notice" }),
  component: LegalNotice,
});

function LegalNotice() {
  return <LegalPage text={legalNotice} page={useRouter().options.context.page} />;
}
