import { Button, Container, chakra, Skeleton, VisuallyHidden } from "@chakra-ui/react";
import { Bookmark, X } from "lucide-react";
import { useId } from "react";
import { countOf } from "../../../lib/format/number-format.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { ButtonLink } from "../../../ui/link.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { openStateOfSaved } from "../saved-open-state.ts";
import { type SavedPlace, storeSavedPlaces } from "../saved-places.ts";
import { useSavedPlaces } from "../use-saved-places.ts";
import { BusinessCard } from "./business-card.tsx";
import { CardGrid } from "./business-grid.tsx";

const Title = chakra("h1", { base: { textStyle: "h1", mt: { base: "3", md: "6" } } });
const Lead = chakra("p", { base: { color: "fg.muted", mt: "2", mb: "6", maxW: "prose" } });
const Item = chakra("li", {
  base: { display: "grid", gridTemplate: "minmax(0, 1fr) auto / minmax(0, 1fr)", gap: "1" },
});
const Foot = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    ps: "1",
    textStyle: "sm",
    color: "fg.muted",
  },
});
const Day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const SKELETONS = [1, 2, 3, 4];

/** The businesses saved on this device, read from its storage, so that the list works offline. */
export function SavedPlacesPage() {
  const places = useSavedPlaces();
  return (
    <Container pt={{ base: "3", md: "6" }} pb="16">
      <Breadcrumb crumbs={[{ label: "Home", path: "/" }, { label: "Saved places" }]} />
      <Title>Saved places</Title>
      <Lead role="status">{leadText(places)}</Lead>
      <noscript>Saving places needs JavaScript.</noscript>
      {places === undefined ? <Waiting /> : <Places places={places} />}
    </Container>
  );
}

function Places({ places }: { places: readonly SavedPlace[] }) {
  const { at } = useNow();
  const id = useId();
  if (places.length === 0) {
    return (
      <EmptyState title="No saved places yet" icon={<Bookmark aria-hidden="true" />}>
        <p>Press “Save” on the page of a business to find it here again.</p>
        <ButtonLink to="/search">Search businesses</ButtonLink>
      </EmptyState>
    );
  }
  const remove = (removed: SavedPlace) => storeSavedPlaces(places.filter((place) => place.id !== removed.id));
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden asChild>
        <h2 id={id}>Places</h2>
      </VisuallyHidden>
      <CardGrid>
        {places.map((place) => (
          <Item key={place.id}>
            <BusinessCard business={{ ...place, openState: openStateOfSaved(place, at) }} />
            <Foot>
              Saved {Day.format(new Date(place.savedAt))}
              <Button variant="ghost" size="sm" color="fg.muted" onClick={() => remove(place)}>
                <X aria-hidden="true" />
                Remove<VisuallyHidden> {place.name}</VisuallyHidden>
              </Button>
            </Foot>
          </Item>
        ))}
      </CardGrid>
    </section>
  );
}

function Waiting() {
  return (
    <CardGrid aria-hidden="true" data-scripting="needed">
      {SKELETONS.map((key) => (
        <li key={key}>
          <Skeleton height={{ base: "36", sm: "80" }} borderRadius="card" />
        </li>
      ))}
    </CardGrid>
  );
}

function leadText(places: readonly SavedPlace[] | undefined): string {
  const where = "They are kept on this device alone, and are there without a network too.";
  if (places === undefined) return `The places you save. ${where}`;
  return places.length === 0 ? where : `${countOf(places.length, "place", "places")}. ${where}`;
}
