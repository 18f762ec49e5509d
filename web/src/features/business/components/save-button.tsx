import { Button, VisuallyHidden } from "@chakra-ui/react";
import type { BusinessDetail } from "@meridian/contracts/businesses/business";
import { useRouter } from "@tanstack/react-router";
import { Bookmark, BookmarkCheck } from "lucide-react";
import { useCallback } from "react";
import { useToast } from "../../../ui/messages/toaster.tsx";
import { MAX_SAVED_PLACES, toSavedPlace } from "../saved-places.ts";
import { useSavedPlace } from "../use-saved-places.ts";

/** Saves the business on this device. */
export function SaveButton({ business }: { business: BusinessDetail }) {
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
