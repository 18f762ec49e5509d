import { openKnowledge } from "@meridian/knowledge/open-knowledge";

/** Reads texts that name neither a kind nor a brand. */
export const PLACE_READING = {
  kinds: { kindIn: () => undefined, relatedTo: () => [] },
  brands: { isBrand: () => false },
  knownPlaces: openKnowledge().places,
  addressAreas: { named: async () => undefined },
};
