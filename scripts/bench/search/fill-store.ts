import { openEngines } from "../../../shared/src/engines/open-engines.ts";
import { storeBusinesses } from "./store-businesses.ts";

/** Run as a process of its own: `fill-store.ts <folder> <count>` writes the same businesses into the store, as an import does. */
const [dataDir = "", count = ""] = process.argv.slice(2);
const businesses = Number(count);
const engines = await openEngines({ DATA_DIR: dataDir });
const startedAt = performance.now();
if ((await engines.businesses.countListed()) < businesses) await storeBusinesses(engines, businesses);
await engines.close();
console.log(JSON.stringify({ seconds: (performance.now() - startedAt) / 1000 }));
