import type { Migration } from "../migrate.ts";
import { businesses } from "./0001-businesses.ts";
import { places } from "./0002-places.ts";
import { importJobs } from "./0003-import-jobs.ts";
import { importChoices } from "./0004-import-choices.ts";
import { keysOfBusiness } from "./0005-keys-of-business.ts";
import { importUndo } from "./0006-import-undo.ts";
import { site } from "./0007-site.ts";
import { map } from "./0008-map.ts";
import { administration } from "./0009-administration.ts";
import { visits } from "./0010-visits.ts";
import { phones } from "./0011-phones.ts";
import { contradictedCountries } from "./0012-contradicted-countries.ts";
import { kinds } from "./0013-kinds.ts";
import { sourceListings } from "./0014-source-listings.ts";
import { similarBusinesses } from "./0015-similar-businesses.ts";
import { businessMatches } from "./0016-business-matches.ts";

export const directoryMigrations: readonly Migration[] = [
  businesses,
  places,
  importJobs,
  importChoices,
  keysOfBusiness,
  importUndo,
  site,
  map,
  administration,
  visits,
  phones,
  contradictedCountries,
  kinds,
  sourceListings,
  similarBusinesses,
  businessMatches,
];
