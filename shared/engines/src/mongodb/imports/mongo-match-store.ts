import { type BusinessMatch, businessMatchSchema } from "@meridian/contracts/businesses/business-match";
import type { MatchStore, OpenMatch } from "@meridian/ports/businesses/match-store";
import { withRetries } from "../connection/retry.ts";
import type { BusinessMatchDocument } from "../documents.ts";
import { BOUNDED, LONG, type MongoDirectory } from "../mongo-directory.ts";
import { putAll } from "../transfer/key-pages.ts";

const PAGE = 500;

export function createMongoMatchStore(directory: MongoDirectory): MatchStore {
  const { businessMatches: matches } = directory;
  return withRetries<MatchStore>(
    {
      listOpen: (limit) => listOpen(directory, limit),
      async getOpen(id) {
        const found = await matches.findOne({ _id: id, state: "open" }, BOUNDED);
        return found === null ? undefined : (await withBusinesses(directory, [toMatch(found)]))[0];
      },
      countOpen: async (upTo) => (await listOpen(directory, upTo)).length,
      async listDecided(limit) {
        const decided = matches.find({ decidedAt: { $gt: "" } }, { sort: { decidedAt: -1 }, limit, ...BOUNDED });
        return (await decided.toArray()).map(toMatch);
      },
      async get(id) {
        const found = await matches.findOne({ _id: id }, BOUNDED);
        return found === null ? undefined : toMatch(found);
      },
      put: (match) => putAll(matches, [matchDocumentOf(match)]),
    },
    [],
  );
}

export function matchDocumentOf({ id, ...match }: BusinessMatch): BusinessMatchDocument {
  return { _id: id, ...match };
}

export function toMatch({ _id, ...match }: BusinessMatchDocument): BusinessMatch {
  return businessMatchSchema.parse({ id: _id, ...match });
}

async function listOpen(directory: MongoDirectory, limit: number): Promise<OpenMatch[]> {
  const options = { sort: { askedAt: 1, _id: 1 }, batchSize: PAGE, ...LONG } as const;
  const open: OpenMatch[] = [];
  let page: BusinessMatch[] = [];
  const cursor = directory.businessMatches.find({ state: "open" }, options);
  try {
    for await (const document of cursor) {
      page.push(toMatch(document));
      if (page.length < PAGE) continue;
      open.push(...(await withBusinesses(directory, page)));
      page = [];
      if (open.length >= limit) break;
    }
  } finally {
    await cursor.close();
  }
  if (open.length < limit) open.push(...(await withBusinesses(directory, page)));
  return open.slice(0, limit);
}

/** Those of two businesses that exist. */
async function withBusinesses(
  { identityKeys, businesses }: MongoDirectory,
  matches: readonly BusinessMatch[],
): Promise<OpenMatch[]> {
  const keys = [...new Set(matches.flatMap(({ newKey, knownKey }) => [newKey, knownKey]))];
  const claims = await identityKeys.find({ _id: { $in: keys } }, BOUNDED).toArray();
  const owners = new Map(claims.map(({ _id, businessId }) => [_id, businessId]));
  const filter = { _id: { $in: [...new Set(owners.values())] }, deletedAt: { $exists: false } };
  const live = await businesses.find(filter, { projection: { _id: 1 }, ...BOUNDED }).toArray();
  const liveIds = new Set(live.map(({ _id }) => _id));
  return matches.flatMap((match) => {
    const [newId, knownId] = [owners.get(match.newKey), owners.get(match.knownKey)];
    if (newId === undefined || knownId === undefined || newId === knownId) return [];
    return liveIds.has(newId) && liveIds.has(knownId) ? [{ match, newId, knownId }] : [];
  });
}
