// Made from shared/contracts/src/categories/synonyms-api.ts by: npm run client-endpoints
import type * as contract from "../../categories/synonyms-api.ts";
import { endpoint } from "../endpoint.ts";

/** Lets a search for a term also find what another one finds */
export const addSynonym = /* @__PURE__ */ endpoint<typeof contract.addSynonym>("POST", "/api/admin/synonyms");

/** What searches are also taken to mean, by the term that is searched for */
export const listSynonyms = /* @__PURE__ */ endpoint<typeof contract.listSynonyms>("GET", "/api/admin/synonyms");

/** Takes a synonym away */
export const removeSynonym =
  /* @__PURE__ */ endpoint<typeof contract.removeSynonym>("DELETE", "/api/admin/synonyms/:id");
