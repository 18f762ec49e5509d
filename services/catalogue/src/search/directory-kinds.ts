import { foldText } from "@meridian/shared/domain/fold-text";
import type { KindLookup } from "@meridian/shared/knowledge/kinds/kind-lookup";
import type { DatasetVersion } from "@meridian/shared/ports/dataset-version";
import type { PlaceStore } from "@meridian/shared/ports/place-store";
import { rememberByVersion } from "../remember-by-version.ts";
import { withoutFillers } from "./spoken-wishes.ts";

/** Labels of one kind that a search looks for, the most frequent: each costs the index a list to read. */
const MAX_CATEGORIES = 200;

/** The kinds of business there are in this directory. */
export interface DirectoryKinds {
  /** The words that name a kind of business, in any language, be there one of it or not: "hair salons" of "best hair salons". */
  kindIn(text: string): string | undefined;
  /** Slugs of the directory's categories that are of the kind a text names, or below it; the most frequent first. */
  categoriesFor(text: string): Promise<readonly string[]>;
}

export interface DirectoryKindsOptions {
  kinds: KindLookup;
  places: Pick<PlaceStore, "listCategories">;
  datasetVersion: Pick<DatasetVersion, "current">;
}

/** Categories keep the labels of the imported files; they are mapped to kinds once for each version of the dataset. */
export function createDirectoryKinds({ kinds, places, datasetVersion }: DirectoryKindsOptions): DirectoryKinds {
  const remember = rememberByVersion(datasetVersion);
  // "Posto de gasolina" is one as it stands, "best bakeries" without what says how it is looked for.
  const kindIn = (text: string): string | undefined =>
    [text, withoutFillers(text, foldText)].find((words) => kinds.named(words).length > 0);
  const categories = remember(async () => {
    const listed = await places.listCategories({});
    return listed.map(({ category, slug }) => ({ slug, kinds: kinds.labelled(category) }));
  }, 1);

  return {
    kindIn,
    async categoriesFor(text) {
      const kind = kindIn(text);
      if (kind === undefined) return [];
      const wanted = kinds.withDescendants(kinds.named(kind));
      const found = (await categories()).filter((category) => category.kinds.some(({ id }) => wanted.has(id)));
      return found.slice(0, MAX_CATEGORIES).map(({ slug }) => slug);
    },
  };
}
