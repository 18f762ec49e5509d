import { Container, chakra } from "@chakra-ui/react";
import type { PublicListItem, PublicPage } from "@meridian/contracts/businesses/business";
import { formatCount } from "../../../lib/format/number-format.ts";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../../ui/link.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { Pager } from "../../../ui/pages/pager.tsx";
import { BusinessGrid } from "./business-grid.tsx";

const PAGE_SIZE = 20;

const Title = chakra("h1", { base: { textStyle: "h1", mt: { base: "3", md: "6" } } });
const Line = chakra("p", { base: { color: "fg.muted", mt: "2", fontVariantNumeric: "tabular-nums" } });
const Foot = chakra("div", { base: { display: "grid", gap: "3", justifyItems: "center", mt: "10" } });

export interface BusinessListPageProps {
  list: PublicPage;
  /** The last page that can be requested. */
  maxPage: number;
}

export function BusinessListPage({ list, maxPage }: BusinessListPageProps) {
  const { businesses, currentPage, totalCount } = list;
  const lastPage = Math.min(list.totalPages, maxPage);
  const first = (currentPage - 1) * PAGE_SIZE + 1;
  const range = `${formatCount(first)}-${formatCount(first + businesses.length - 1)}`;
  return (
    <Container pt={{ base: "3", md: "6" }} pb="16">
      <Breadcrumb crumbs={[{ label: "Home", path: "/" }, { label: "Businesses" }]} />
      <Title>All Businesses</Title>
      {businesses.length === 0 ? (
        <EmptyState title="No businesses found">Try adjusting your search criteria.</EmptyState>
      ) : (
        <>
          <Line mb="6" role="status">
            Showing {range} of {formatCount(totalCount)} businesses
          </Line>
          <BusinessGrid
            businesses={businesses.map(withPlaceAlone)}
            renderAction={(business) => <DetailsLink {...business} />}
          />
          <Foot>
            <Pager current={currentPage} total={lastPage} label="businesses" style="ends" />
            <Line>
              Page {formatCount(currentPage)} of {formatCount(lastPage)}
            </Line>
          </Foot>
        </>
      )}
    </Container>
  );
}

/** In a worldwide list, city and country say more than the street. */
function withPlaceAlone(business: PublicListItem): PublicListItem {
  return business.city === null && business.country === null ? business : { ...business, fullAddress: null };
}

function DetailsLink({ slug, name }: Pick<PublicListItem, "slug" | "name">) {
  return (
    <ButtonLink
      to="/business/$slug"
      params={{ slug }}
      variant="outline"
      size="sm"
      position="relative"
      alignSelf="flex-start"
      mt="1.5"
      aria-label={`View Details of ${name}`}
    >
      View Details
    </ButtonLink>
  );
}
