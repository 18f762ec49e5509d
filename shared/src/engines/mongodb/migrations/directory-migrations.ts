import type { Migration } from "../migrate.ts";
import { businesses } from "./0001-businesses.ts";
import { places } from "./0002-places.ts";
import { importJobs } from "./0003-import-jobs.ts";

export const directoryMigrations: readonly Migration[] = [businesses, places, importJobs];
