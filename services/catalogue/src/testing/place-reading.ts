import { openKnowledge } from "@meridian/knowledge/open-knowledge";

/** Reads texts that name neither a kind nor a brand. */
export const PLACE_READING = {
  kinds: { kindIn: () => undefined, relatedTo: () => [], categoriesFor: () => [], similarTo: () => [] },
  brands: { isBrand: () => false, similarTo: () => [] },
  knownPlaces: openKnowledge().places,
  addressAreas: { named: async () => undefined },
};
