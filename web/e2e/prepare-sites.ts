import { resolve } from "node:path";
import { CLUSTER_VARIABLE, seededData } from "../../scripts/checks/test-site.ts";

/** Builds the pages and seeds the data folder once, before the workers start their sites from it. */
export default async function prepareSites(): Promise<void> {
  const { MERIDIAN_URL, [CLUSTER_VARIABLE]: cluster = "" } = process.env;
  if (MERIDIAN_URL === undefined && cluster === "") await seededData(resolve(import.meta.dirname, "../.."));
}
