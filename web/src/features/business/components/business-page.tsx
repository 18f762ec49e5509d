import { Container, chakra } from "@chakra-ui/react";
import type { BusinessDetail } from "@meridian/contracts/businesses/business";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { servedPart } from "../../../ui/lazy-part.tsx";
import { ButtonLink } from "../../../ui/link.tsx";
import { businessCrumbs } from "../business-crumbs.ts";
import { aboutSentence, type Coordinates, descriptionOf } from "../business-text.ts";
import { Amenities } from "./amenities.tsx";
import { StickyActions } from "./business-actions.tsx";
import { BusinessDetails } from "./business-details.tsx";
import { BusinessHeader } from "./business-header.tsx";
import { ContactInformation } from "./contact-information.tsx";
import { FactCard } from "./fact-card.tsx";
import { Location } from "./location.tsx";
import { OpeningHours } from "./opening-hours.tsx";
import type { RelatedTo } from "./related-businesses.tsx";
import { RelatedSkeleton } from "./related-skeleton.tsx";
import { ReportButton } from "./report/report-button.tsx";

const load = async () => (await import("./related-businesses.tsx")).RelatedBusinesses;
/** The cards below a business are 7 kB of script. They come as HTML, and their open states are brought up to date before one sees them. */
const LazyRelated = servedPart<{ business: RelatedTo }>(load, {
  served: import.meta.env.SSR ? await load() : undefined,
  fallback: <RelatedSkeleton />,
  isAwaitedNear: true,
});

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "360px minmax(0, 1fr)" },
    gap: { base: "4", md: "6" },
    alignItems: "start",
    mt: { base: "8", md: "10" },
    _print: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", mt: "4", gap: "4" },
  },
});
const Column = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: { base: "4", md: "6" } },
});
const Foot = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    mt: "8",
    mb: { base: "8", md: "0" },
  },
});
const Source = chakra("p", { base: { textStyle: "sm", color: "fg.muted", mt: "4" } });
const Prose = chakra("p", { base: { maxW: "prose", whiteSpace: "pre-line", textAlign: "start" } });

export interface BusinessPageProps {
  business: BusinessDetail;
  /** Printed on paper, where no link leads back. */
  pageUrl: string;
  renderMap: (point: Coordinates) => ReactNode;
  ad: ReactNode;
}

/** Everything about a business: what it is and how to reach it above the fold, facts on the left, the location on the right. */
export function BusinessPage({ business, pageUrl, renderMap, ad }: BusinessPageProps) {
  return (
    <Container pt={{ base: "3", md: "6" }} pb={{ base: "0", md: "16" }}>
      <chakra.div data-print="hide">
        <Breadcrumb crumbs={businessCrumbs(business)} />
      </chakra.div>
      <article>
        <chakra.div mt={{ base: "3", md: "6" }}>
          <BusinessHeader business={business} />
        </chakra.div>
        <Columns>
          <Column>
            <OpeningHours business={business} />
            <ContactInformation business={business} />
            <BusinessDetails business={business} />
            {ad}
          </Column>
          <Column>
            <FactCard title="About This Business">
              <About business={business} />
            </FactCard>
            <Amenities about={business.about} />
            <Location business={business} renderMap={renderMap} />
          </Column>
        </Columns>
      </article>
      <LazyRelated business={business} />
      <Foot data-print="hide">
        <ButtonLink to="/" variant="outline">
          <ArrowLeft aria-hidden="true" />
          Back to Home
        </ButtonLink>
        <ReportButton slug={business.slug} name={business.name} />
      </Foot>
      <Source data-print="only">{pageUrl}</Source>
      <StickyActions business={business} />
    </Container>
  );
}

/** A description runs in its own direction; a sentence of ours stays English around a name in any script. */
function About({ business }: { business: BusinessDetail }) {
  const description = descriptionOf(business);
  if (description !== undefined) return <Prose dir="auto">{description}</Prose>;
  return (
    <Prose>
      {aboutSentence(business).map((part) => (typeof part === "string" ? part : <bdi key={part.own}>{part.own}</bdi>))}
    </Prose>
  );
}
