import type { Migration } from "../database/migrate.ts";
import { businesses } from "./0001-businesses.ts";
import { places } from "./0002-places.ts";
import { importJobs } from "./0003-import-jobs.ts";
import { access } from "./0004-access.ts";
import { leases } from "./0005-leases.ts";
import { importChoices } from "./0006-import-choices.ts";
import { mappingProfiles } from "./0007-mapping-profiles.ts";
import { importUndo } from "./0008-import-undo.ts";
import { keysOfBusiness } from "./0009-keys-of-business.ts";
import { site } from "./0010-site.ts";
import { map } from "./0011-map.ts";
import { administration } from "./0012-administration.ts";
import { visits } from "./0013-visits.ts";
import { goneSlugs } from "./0014-gone-slugs.ts";
import { synonyms } from "./0015-synonyms.ts";
import { phones } from "./0016-phones.ts";
import { names } from "./0017-names.ts";
import { listedChanges } from "./0018-listed-changes.ts";
import { lastBackup } from "./0019-last-backup.ts";
import { unchangedNames } from "./0020-unchanged-names.ts";
import { deletions } from "./0021-deletions.ts";
import { siteOrigins } from "./0022-site-origins.ts";
import { withoutPlaceId } from "./0023-without-place-id.ts";
import { trashByName } from "./0024-trash-by-name.ts";
import { contradictedCountries } from "./0025-contradicted-countries.ts";
import { knownCities } from "./0026-known-cities.ts";
import { categoryDecisions } from "./0027-category-decisions.ts";
import { kinds } from "./0028-kinds.ts";
import { keyedFailures } from "./0029-keyed-failures.ts";
import { importReviews } from "./0030-import-reviews.ts";
import { importSources } from "./0031-import-sources.ts";
import { sourceListings } from "./0032-source-listings.ts";
import { similarBusinesses } from "./0033-similar-businesses.ts";
import { businessMatches } from "./0034-business-matches.ts";

export const directoryMigrations: readonly Migration[] = [
  businesses,
  places,
  importJobs,
  access,
  leases,
  importChoices,
  mappingProfiles,
  importUndo,
  keysOfBusiness,
  site,
  map,
  administration,
  visits,
  goneSlugs,
  synonyms,
  phones,
  names,
  listedChanges,
  lastBackup,
  unchangedNames,
  deletions,
  siteOrigins,
  withoutPlaceId,
  trashByName,
  contradictedCountries,
  knownCities,
  categoryDecisions,
  kinds,
  keyedFailures,
  importReviews,
  importSources,
  sourceListings,
  similarBusinesses,
  businessMatches,
];
