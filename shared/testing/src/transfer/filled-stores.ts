import { DEFAULT_REVIEW_THRESHOLDS } from "@meridian/contracts/imports/import-review";
import type { Engines } from "@meridian/engines/engines";
import { makeDraft } from "../business-factory.ts";
import {
  makeCategoryDecision,
  makeMatch,
  makeMessage,
  makeReport,
  makeSettings,
  makeSource,
  makeSynonym,
} from "../site-records.ts";
import {
  deleteBusiness,
  disapprove,
  importDrafts,
  importFile,
  lockFields,
  makeIssue,
  type StoresUnderTest,
  startImport,
  startUndo,
  undoImport,
} from "../stores-under-test.ts";

const ANY_DAY = { from: "2026-01-01", to: "2026-12-31" };

/** Some of everything: businesses in every state, an import with a report, one paused halfway, and the rest. */
export async function fillStores({ stores, arrange, clock }: StoresUnderTest): Promise<void> {
  const running = await startImport(stores);
  const drafts = [
    makeDraft("cafe", { name: "Café", city: "Köln", countryCode: "DE", latitude: -0, rating: 4.85 }, 2),
    makeDraft("bare", { type: undefined, city: undefined, countryCode: undefined, hours: undefined }, 3),
    makeDraft("closed", { status: "closed", city: "koln", countryCode: "DE" }, 4),
    makeDraft("deleted", { city: "Camden" }, 5),
    makeDraft("hidden", {}, 6),
    makeDraft("renamed", { hours: { intervals: [[540, 1020]], knownDays: [0, 6] }, workingHours: "{}" }, 7),
  ];
  const issues = [makeIssue(9), makeIssue(3, { value: "b" }), makeIssue(3, { value: "a", column: null })];
  await running.write(drafts, { issues, skippedNames: ["Twice"] });
  await running.finish();
  clock.advance(1_000);
  await importDrafts(stores, [makeDraft("cafe", { name: "Café", city: "Köln", countryCode: "DE", reviews: 7 }, 2)]);
  await stores.editor.setBlocked([await idOf(stores, "deleted")], true);
  await disapprove(stores, await idOf(stores, "hidden"));
  await lockFields(stores, await idOf(stores, "renamed"), ["name", "phone"]);
  await arrange.changeSlug(await idOf(stores, "renamed"), "a-better-slug");
  const half = await startImport(stores, { restoresDeleted: true, sourceId: makeSource("a").id });
  await half.write([
    makeDraft("cafe", { name: "Café", city: "Köln", countryCode: "DE", reviews: 7 }, 2),
    makeDraft("half-new", {}, 3),
    makeDraft("closed", { status: "closed", city: "koln", countryCode: "DE", reviews: 9 }, 4),
  ]);
  await stores.importJobs.release(half.lease);
  await stores.mappingProfiles.put({
    signature: "a".repeat(64),
    name: "Kafeler",
    headers: ["Ünvan", "Tel."],
    columnChoices: [{ column: 0, field: "name" }],
    updatedAt: "2026-03-02T09:00:00.000Z",
    updatedBy: "admin",
  });
  await stores.importSources.put(makeSource("a", { lastFailure: { key: "source_away", params: { status: 503 } } }));
  const noted = { sourceId: makeSource("a").id, businessId: await idOf(stores, "cafe"), seenJobId: half.jobId };
  const missed = { state: "absent", missedRuns: 1, missedJobId: half.jobId, formerStatus: null } as const;
  await stores.sourceListings.putAll([{ ...noted, ...missed }]);
  await stores.matches.put(makeMatch("place:a", "place:b"));
  const decided = { state: "different", decidedAt: clock.now().toISOString(), decidedBy: "admin" } as const;
  await stores.matches.put({ ...makeMatch("place:a", "place:c"), ...decided });
  await stores.credentials.putFirst({ username: "admin", passwordHash: "h1" });
  await stores.credentials.put({ username: "root", passwordHash: "h2" });
  await stores.auditLog.append({ at: clock.now(), actor: "admin", action: "session.opened", details: { a: 1 } });
  await stores.settings.append(makeSettings(1));
  await stores.settings.append(makeSettings(2, { head_tags: '<meta content="é">', isEnabled: false }));
  await stores.directorySettings.put({
    isApprovedByDefault: false,
    review: { ...DEFAULT_REVIEW_THRESHOLDS, maxChangedPercent: 50 },
  });
  await stores.synonyms.add(makeSynonym("eczane", "pharmacy"));
  await stores.synonyms.add(makeSynonym("寿司", "sushi"));
  await stores.categoryRules.append(makeCategoryDecision(1));
  await stores.categoryRules.append(makeCategoryDecision(2, { action: "undo", undoes: 1 }));
  await stores.visitCounts.add([
    { kind: "search", day: "2026-03-01", subject: "pizza  köln\nnew york", count: 3 },
    { kind: "search", day: "2026-03-02", subject: "", count: 2 },
    { kind: "view", day: "2026-03-01", subject: "home", count: 7 },
  ]);
  await stores.inbox.add(makeMessage("m1"));
  await stores.inbox.add(makeReport("r1", { isSuspect: true, mail: "waiting", mailAttempts: 2 }));
  await stores.inbox.setState(["m1"], { state: "answered", at: clock.now(), by: "admin" });
  await stores.places.refresh();
}

/** An import, and a later one that is half undone; returns both ids. */
export async function fillWithUndo({ stores }: StoresUnderTest): Promise<string[]> {
  await importDrafts(stores, [makeDraft("first", { subtypes: [], phone: undefined })]);
  const older = await importFile(stores, [
    makeDraft("first", { subtypes: ["Bar"], latitude: undefined }),
    makeDraft("second", { hours: { intervals: [[540, 1020]], knownDays: [0] } }),
    makeDraft("third"),
  ]);
  await lockFields(stores, await idOf(stores, "third"), ["name"]);
  await deleteBusiness(stores, await idOf(stores, "third"));
  await undoImport(stores, await importFile(stores, [makeDraft("fourth")]));
  const drafts = [
    makeDraft("first", { name: "Other", phone: "1", status: "closed", verified: false }),
    makeDraft("second", { hours: { intervals: [[1, 2]], knownDays: [1] }, reviews: 7 }),
    makeDraft("third", { name: "Back" }),
    makeDraft("fourth"),
    makeDraft("edited"),
  ];
  const newer = await importFile(stores, drafts, { restoresDeleted: true });
  const id = await idOf(stores, "edited");
  await stores.editor.edit({ id, revision: 1, patch: { name: "By hand" } });
  await stores.importUndo.undoBatch(await startUndo(stores, newer), 2);
  return [older, newer];
}

export async function idOf({ businesses }: Engines, placeId: string): Promise<string> {
  const known = (await businesses.scan("", 100)).find((business) => business.placeId === placeId);
  if (known === undefined) throw new Error(`There is no ${placeId}`);
  return known.id;
}

/** The results of every query that a move must not change. */
export async function readEverything({ stores }: StoresUnderTest) {
  const { businesses, importJobs, credentials, auditLog, places } = stores;
  const all = await businesses.scan("", 100);
  const slugs = [...all.map(({ slug }) => slug), "luigi-s-pizza-philadelphia", "a-better-slug", "nobody"];
  const jobs = await importJobs.list(10);
  return {
    all,
    slugs: await Promise.all(slugs.map((slug) => businesses.findBySlug(slug))),
    listed: byId(await businesses.list({ scope: {}, offset: 0, limit: 100 })),
    inCity: byId(
      await businesses.list({ scope: { city: { countryCode: "DE", citySlug: "koln" } }, offset: 0, limit: 100 }),
    ),
    named: byId(await businesses.findByNamePrefix("caf", 10)),
    counts: [await businesses.countAll(), await businesses.countListed(), await places.totals()],
    jobs,
    issues: await Promise.all(jobs.map(({ id }) => importJobs.listIssues(id, 100))),
    credential: await credentials.get(),
    mappingProfiles: await stores.mappingProfiles.list(),
    importSources: await stores.importSources.list(),
    sourceListings: await stores.sourceListings.list({
      sourceId: makeSource("a").id,
      states: ["absent"],
      after: "",
      limit: 10,
    }),
    matches: [await stores.matches.get(makeMatch("place:a", "place:b").id), await stores.matches.listDecided(10)],
    audit: await auditLog.page({ limit: 10 }),
    settings: await stores.settings.list(10),
    directorySettings: await stores.directorySettings.get(),
    synonyms: await stores.synonyms.list(),
    categoryDecisions: await stores.categoryRules.list(),
    visits: await Promise.all((["search", "view"] as const).map((kind) => stores.visitCounts.top(kind, ANY_DAY, 10))),
    visitSums: await stores.visitCounts.sumByDay(["search", "view"], ANY_DAY),
    inbox: await Promise.all([false, true].map((isSuspect) => stores.inbox.list({ isSuspect, limit: 10 }))),
    categories: await places.listCategories({}),
    countries: await places.listCountries({}),
    cities: await places.listCities({}),
    found: [await places.resolvePlace("köln"), await places.suggestPlaces("kol", 5)],
  };
}

/** Equally popular businesses come in another order from another engine. */
function byId<T extends { id: string }>(businesses: readonly T[]): T[] {
  return businesses.toSorted((left, right) => (left.id < right.id ? -1 : 1));
}
