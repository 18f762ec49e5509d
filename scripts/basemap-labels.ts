import { writeFile } from "node:fs/promises";
import { labelsText, placeLabels } from "./basemap/place-labels.ts";

/** Rewrites the names of the plain map after an update of the packages they come from. */
await writeFile(
  new URL("../web/src/features/map/basemap/place-labels.tsv", import.meta.url),
  labelsText(placeLabels()),
);
