import { Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import type { BusinessDetail } from "@meridian/contracts/businesses/business";
import { useRouter } from "@tanstack/react-router";
import { Bookmark, BookmarkCheck, Globe, Navigation, Phone } from "lucide-react";
import { useCallback } from "react";
import { ButtonAnchor } from "../../../ui/link.tsx";
import { useToast } from "../../../ui/messages/toaster.tsx";
import { directionsUrl, telUrl, webLink } from "../business-text.ts";
import { MAX_SAVED_PLACES, toSavedPlace } from "../saved-places.ts";
import { useSavedPlace } from "../use-saved-places.ts";
import { ShareButton } from "./share-button.tsx";

const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2.5", mt: "5" } });
/** On phones these are in the sticky bar. */
const NotOnPhones = chakra("div", { base: { display: { base: "none", md: "contents" } } });
const Bar = chakra("div", {
  base: {
    display: { base: "flex", md: "none" },
    flexWrap: "wrap",
    "& > *": { flex: "1 0 auto" },
    gap: "2.5",
    position: "sticky",
    bottom: "0",
    zIndex: "sticky",
    mx: "-4",
    px: "4",
    pt: "3",
    pb: "calc({spacing.3} + env(safe-area-inset-bottom))",
    bg: "bg",
    borderTopWidth: "1px",
    borderColor: "border",
  },
});

type Reachable = Pick<
  BusinessDetail,
  "name" | "phone" | "phoneE164" | "website" | "fullAddress" | "placeId" | "latitude" | "longitude" | "status"
>;

/** Where a call and directions lead; nowhere once it has closed permanently. */
function waysTo(business: Reachable): { call: string | undefined; directions: string | undefined } {
  if (business.status === "closed") return { call: undefined, directions: undefined };
  return { call: telUrl(business.phone, business.phoneE164), directions: directionsUrl(business) };
}

export function BusinessActions({ business }: { business: BusinessDetail }) {
  const website = webLink(business.website);
  const { call, directions } = waysTo(business);
  return (
    <Row data-print="hide">
      <NotOnPhones>
        <CallButton href={call} />
        <DirectionsButton href={directions} />
      </NotOnPhones>
      {website !== undefined && (
        <ButtonAnchor href={website.href} target="_blank" rel="noopener nofollow ugc" variant="outline">
          <Globe aria-hidden="true" />
          Website
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </ButtonAnchor>
      )}
      <SaveButton business={business} />
      <ShareButton title={business.name} />
    </Row>
  );
}

/** Call and directions within reach of the thumb while the page is open. */
export function StickyActions({ business }: { business: Reachable }) {
  const { call, directions } = waysTo(business);
  if (call === undefined && directions === undefined) return null;
  return (
    <Bar data-print="hide">
      <CallButton href={call} />
      <DirectionsButton href={directions} />
    </Bar>
  );
}

function CallButton({ href }: { href: string | undefined }) {
  if (href === undefined) return null;
  return (
    <ButtonAnchor href={href}>
      <Phone aria-hidden="true" />
      Call Now
    </ButtonAnchor>
  );
}

function DirectionsButton({ href }: { href: string | undefined }) {
  if (href === undefined) return null;
  return (
    <ButtonAnchor href={href} target="_blank" rel="noopener" variant="outline">
      <Navigation aria-hidden="true" />
      Get Directions
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </ButtonAnchor>
  );
}

/** Saves the business on this device. */
function SaveButton({ business }: { business: BusinessDetail }) {
  const makePlace = useCallback(() => toSavedPlace(business, new Date().toISOString()), [business]);
  const { isSaved, toggle } = useSavedPlace(makePlace, business.id);
  const toast = useToast();
  const router = useRouter();
  const press = () => {
    // The list should open offline too.
    void router.preloadRoute({ to: "/saved" });
    if (toggle()) return;
    const description = `This device keeps ${MAX_SAVED_PLACES} places. Remove one to save another.`;
    toast({ title: "Could not save", description, tone: "error" });
  };
  return (
    <Button variant="outline" onClick={press} aria-live="polite" minW="24" data-scripting="needed">
      {isSaved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
      {isSaved ? "Saved" : "Save"}
      {isSaved && <VisuallyHidden>, press to remove</VisuallyHidden>}
    </Button>
  );
}
