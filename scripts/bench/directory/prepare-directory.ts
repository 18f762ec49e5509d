import { existsSync } from "node:fs";
import { join } from "node:path";
import { openEngines } from "../../../shared/engines/src/open-engines.ts";
import { rebuildSearchIndex } from "../../reindex/rebuild-search-index.ts";
import { storeBusinesses } from "../search/store-businesses.ts";

/** A process of its own: `prepare-directory.ts <folder> <businesses> [index]` creates what the folder lacks. */
const [folder = "", count = "", index] = process.argv.slice(2);
const businesses = Number(count);
const engines = await openEngines({ DATA_DIR: folder });
if ((await engines.businesses.countListed()) < businesses) await storeBusinesses(engines, businesses);
await engines.close();
if (index !== undefined && !existsSync(join(folder, "search-current"))) {
  const { signal } = new AbortController();
  await rebuildSearchIndex({ config: { DATA_DIR: folder }, print: () => {}, signal });
}
console.log(JSON.stringify({ businesses }));
process.exit(0);
