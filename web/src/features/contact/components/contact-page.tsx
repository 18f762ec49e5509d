import { Card, Container, chakra } from "@chakra-ui/react";
import type { DirectoryTotals } from "@meridian/contracts/places/place";
import { formatCount } from "../../../lib/format/number-format.ts";
import type { OperatorConfig } from "../../../lib/page/page-config.ts";
import { StatGrid, TWO_COLUMNS } from "../../../ui/directory/stat-grid.tsx";
import { StatTile } from "../../../ui/directory/stat-tile.tsx";
import type { FieldProblems } from "../contact-problems.ts";
import { ContactForm } from "./contact-form.tsx";
import { OfficeCard } from "./office-card.tsx";

const Head = chakra("header", { base: { mb: { base: "8", md: "10" } } });
const Heading = chakra("h1", { base: { textStyle: "h1" } });
const Lead = chakra("p", { base: { textStyle: "lg", color: "fg.muted", mt: "2", maxW: "prose" } });
const Columns = chakra("div", {
  base: {
    display: "grid",
    gap: { base: "6", md: "8" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 360px" },
    alignItems: "start",
  },
});
const Side = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: { base: "6", md: "8" } },
});
const Title = chakra("h2", { base: { textStyle: "h3", mb: "5" } });
const Notice = chakra("div", {
  base: { p: "4", mb: "6", borderWidth: "1px", borderRadius: "card" },
  variants: {
    tone: {
      good: { bg: "accent.tint", borderColor: "accent.border" },
      bad: { bg: "bg.error", borderColor: "danger.border" },
    },
  },
});
const NoticeTitle = chakra("p", { base: { fontWeight: "semibold" } });

export interface ContactPageProps {
  operator: OperatorConfig;
  /** Undefined while the directory is unavailable. */
  totals: DirectoryTotals | undefined;
  /** The outcome of a form posted without JavaScript. */
  outcome: "sent" | "failed" | undefined;
  problems: FieldProblems;
}

export function ContactPage({ operator, totals, outcome, problems }: ContactPageProps) {
  const figure = (count: number | undefined) => (count === undefined ? "—" : formatCount(count));
  return (
    <Container py={{ base: "8", md: "12" }}>
      <Head>
        <Heading>Contact Us</Heading>
        <Lead>A question, a correction or an idea? Write to us: we answer within 24 hours.</Lead>
      </Head>
      <PostedNotice outcome={outcome} hasProblems={Object.keys(problems).length > 0} />
      <Columns>
        <Card.Root size="md">
          <Title>Send us a message</Title>
          <ContactForm problems={problems} />
        </Card.Root>
        <Side>
          <OfficeCard operator={operator} />
          <section aria-labelledby="statistics-title">
            <Title id="statistics-title">Platform statistics</Title>
            <StatGrid gridTemplateColumns={TWO_COLUMNS}>
              <StatTile label="Businesses" value={figure(totals?.businesses)} />
              <StatTile label="Countries" value={figure(totals?.countries)} />
              <StatTile label="Cities" value={figure(totals?.cities)} />
              <StatTile label="Categories" value={figure(totals?.categories)} />
            </StatGrid>
          </section>
        </Side>
      </Columns>
    </Container>
  );
}

function PostedNotice({ outcome, hasProblems }: { outcome: ContactPageProps["outcome"]; hasProblems: boolean }) {
  if (outcome === "sent") {
    return (
      <Notice tone="good" role="status">
        <NoticeTitle>Message Sent Successfully</NoticeTitle>
        <p>Thank you for your message. We'll get back to you within 24 hours.</p>
      </Notice>
    );
  }
  if (outcome === undefined && !hasProblems) return null;
  return (
    <Notice tone="bad" role="alert">
      <NoticeTitle>Error</NoticeTitle>
      <p>
        {hasProblems ? "Please correct the marked fields." : "Failed to send message. Please try again later."} Your
        browser's back button brings back what you have typed.
      </p>
    </Notice>
  );
}
