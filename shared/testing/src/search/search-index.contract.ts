import { describe } from "vitest";
import { describeSearchIndexChanges } from "./search-index-changes.contract.ts";
import { type OpenSearchIndexHandles, withIndexOf } from "./search-index-handles.ts";
import { describeKinds } from "./search-index-kinds.contract.ts";
import { describeMap } from "./search-index-map.contract.ts";
import { describePages, describeReference } from "./search-index-pages.contract.ts";
import { describeOpening, describePlaces } from "./search-index-places.contract.ts";
import { describeRanking, describeTypos, describeWords } from "./search-index-words.contract.ts";

/** Every rule of the port `SearchIndex`. Totals are compared without typos, which engines count differently. */
export function describeSearchIndexContract(name: string, open: OpenSearchIndexHandles): void {
  describe(`${name} search index`, () => {
    const withIndex = withIndexOf(open);
    describeWords(withIndex);
    describeKinds(withIndex);
    describeRanking(withIndex);
    describeTypos(withIndex);
    describePlaces(withIndex);
    describeOpening(withIndex);
    describeMap(withIndex);
    describePages(withIndex);
    describeReference(withIndex);
    describeSearchIndexChanges(open);
  });
}
