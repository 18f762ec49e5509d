import { foldText } from "@meridian/shared/domain/fold-text";
import type { KindLookup } from "@meridian/shared/knowledge/kinds/kind-lookup";
import { withoutFillers } from "./spoken-wishes.ts";

/** What texts say of kinds of business. */
export interface DirectoryKinds {
  /** The words that name a kind of business, in any language, be there one of it or not: "hair salons" of "best hair salons". */
  kindIn(text: string): string | undefined;
  /** Slugs of the categories that are the kinds a text names; those below them are within these. */
  categoriesFor(text: string): readonly string[];
}

export function createDirectoryKinds({ kinds }: { kinds: Pick<KindLookup, "named"> }): DirectoryKinds {
  // "Posto de gasolina" is one as it stands, "best bakeries" without what says how it is looked for.
  const kindIn = (text: string): string | undefined =>
    [text, withoutFillers(text, foldText)].find((words) => kinds.named(words).length > 0);

  return {
    kindIn,
    categoriesFor: (text) => kinds.named(kindIn(text) ?? "").map(({ slug }) => slug),
  };
}
