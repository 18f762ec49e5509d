import type { DirectoryTransfer } from "@meridian/ports/businesses/directory-transfer";
import { inboxRecordOf } from "../../rules/inbox-record.ts";
import {
  auditIsNeverShortened,
  CREDENTIAL_KEY,
  DIRECTORY_SETTINGS_KEY,
  type PlainMovedKind,
} from "../../rules/moved-records.ts";
import { toVisitCount, visitCountKeyOf } from "../../rules/visit-count-key.ts";
import { isOnlyDuplicateKeys } from "../connection/mongo-error.ts";
import { sourceDocumentOf, toSource } from "../imports/mongo-import-source-store.ts";
import { toMappingProfile } from "../imports/mongo-mapping-profile-store.ts";
import { matchDocumentOf, toMatch } from "../imports/mongo-match-store.ts";
import { listingDocumentOf, toListing } from "../imports/mongo-source-listing-store.ts";
import type { MongoDirectory } from "../mongo-directory.ts";
import { categoryDecisionDocumentOf, toCategoryDecision } from "../places/mongo-category-rule-store.ts";
import { inboxDocumentOf, toInboxItem } from "../site/mongo-contact-store.ts";
import { settingsDocumentOf, toSettings } from "../site/mongo-settings-store.ts";
import { synonymDocumentOf, toSynonym } from "../site/mongo-synonym-store.ts";
import { documentsOf, numberedOf, valuePlan } from "./key-pages.ts";

/** The kinds of records that are one document each, without rules of their own. */
export function createMovedDocuments(
  directory: MongoDirectory,
): Pick<DirectoryTransfer["collections"], PlainMovedKind> {
  const { audit, counters } = directory;
  return {
    goneSlugs: documentsOf(directory.goneSlugs, {
      toRecord: (_, key) => ({ key }),
      toDocument: ({ key }) => ({ _id: key }),
    }),
    mappingProfiles: documentsOf(
      directory.mappingProfiles,
      valuePlan(toMappingProfile, ({ signature, ...profile }) => ({ _id: signature, ...profile })),
    ),
    importSources: documentsOf(directory.importSources, valuePlan(toSource, sourceDocumentOf)),
    sourceListings: documentsOf(directory.sourceListings, valuePlan(toListing, listingDocumentOf)),
    businessMatches: documentsOf(directory.businessMatches, valuePlan(toMatch, matchDocumentOf)),
    credentials: documentsOf(directory.credentials, {
      toRecord: ({ username, passwordHash, version }, key) => ({ key, username, passwordHash, version }),
      toDocument: ({ username, passwordHash, version }) => ({ _id: CREDENTIAL_KEY, username, passwordHash, version }),
    }),
    auditLog: {
      ...numberedOf(audit, {
        toRecord: ({ _id, ...entry }, key) => ({ key, ...entry }),
        toDocument: ({ key, ...entry }) => ({ _id: Number(key), ...entry }),
      }),
      async write(records) {
        const entries = records.map(({ key, ...entry }) => ({ _id: Number(key), ...entry }));
        if (entries.length === 0) return;
        await audit.insertMany(entries, { ordered: false }).catch((error: unknown) => {
          if (!isOnlyDuplicateKeys(error)) throw error;
        });
        const last = Math.max(...entries.map(({ _id }) => _id));
        await counters.updateOne({ _id: "audit" }, { $max: { n: last } }, { upsert: true });
      },
      remove: async () => auditIsNeverShortened(),
    },
    siteSettings: numberedOf(directory.siteSettings, valuePlan(toSettings, settingsDocumentOf)),
    inbox: documentsOf(
      directory.inbox,
      valuePlan(toInboxItem, (item) => inboxDocumentOf(inboxRecordOf(item))),
    ),
    directorySettings: documentsOf(
      directory.directorySettings,
      valuePlan(
        ({ _id, ...settings }) => settings,
        (settings) => ({ _id: DIRECTORY_SETTINGS_KEY, ...settings }),
      ),
    ),
    synonyms: documentsOf(directory.synonyms, valuePlan(toSynonym, synonymDocumentOf)),
    categoryDecisions: numberedOf(
      directory.categoryDecisions,
      valuePlan(toCategoryDecision, categoryDecisionDocumentOf),
    ),
    visitCounts: documentsOf(
      directory.visitCounts,
      valuePlan(toVisitCount, (count) => ({ _id: visitCountKeyOf(count), ...count })),
    ),
  };
}
