import { toSearchDocument } from "@meridian/domain/businesses/search-document";
import { categoryByLabelAlone } from "@meridian/domain/categories/business-category";
import { openEngines } from "@meridian/engines/open-engines";
import { openSearchIndex } from "@meridian/engines/open-search-index";
import { withIndexLease } from "../load/index-lease.ts";

/** Starts a rebuild of the index of the engines given as JSON, reports it, and waits to be killed. */
const [config = "{}", ttlMs] = process.argv.slice(2);
const engines = await openEngines(JSON.parse(config));
const index = await openSearchIndex(JSON.parse(config), "writer");
await withIndexLease({ leases: engines.leases, holder: "killed", ttlMs: Number(ttlMs) }, async () => {
  const rebuild = await index.beginRebuild();
  const listed = await engines.businesses.scanListed(undefined, 200);
  await rebuild.add(listed.map((business) => toSearchDocument(business, categoryByLabelAlone)));
  process.stdout.write("begun\n");
  await new Promise(() => undefined);
});
