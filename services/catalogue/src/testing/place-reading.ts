import { openKnowledge } from "@meridian/shared/knowledge/open-knowledge";

/** For reading texts of which none names a kind or a brand. */
export const PLACE_READING = {
  kinds: { kindIn: () => undefined, relatedTo: () => [] },
  brands: { isBrand: () => false },
  knownPlaces: openKnowledge().places,
};
