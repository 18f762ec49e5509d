import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { HOUR_MS } from "../../../shared/contracts/src/durations.ts";
import type { Placing } from "../../../shared/domain/src/categories/business-category.ts";
import type { Engines } from "../../../shared/engines/src/engines.ts";
import { openEngines } from "../../../shared/engines/src/open-engines.ts";
import type { BusinessDraft } from "../../../shared/ports/src/businesses/business-draft.ts";
import type { PlannedRow } from "../../../shared/ports/src/businesses/import-batch.ts";
import { startImport } from "../../../shared/testing/src/stores-under-test.ts";
import type { HiddenDraft } from "./hidden-ids.ts";

export interface MatchCounts {
  /** Businesses that are in both sources. */
  pairs: number;
  joined: number;
  /** Those that joined what has their id. */
  joinedRight: number;
  /** Businesses left to a person, and those of them that are paired with the right one. */
  reviewed: number;
  reviewedRight: number;
}

const BATCH_ROWS = 500;
const MAX_PAIRS = 1_000_000;

/** Imports a source, then another one, both without ids; the ids show whether each business of the second was joined rightly. */
export async function measureMatching(
  scratch: string,
  placing: Placing,
  sources: { known: readonly HiddenDraft[]; incoming: readonly HiddenDraft[] },
): Promise<MatchCounts> {
  const dataDir = await mkdtemp(join(scratch, "matching-"));
  const engines = await openEngines({ DATA_DIR: dataDir }, placing);
  try {
    return await importAndCompare(engines, sources);
  } finally {
    await engines.close();
    await rm(dataDir, { recursive: true });
  }
}

async function importAndCompare(
  engines: Engines,
  { known, incoming }: { known: readonly HiddenDraft[]; incoming: readonly HiddenDraft[] },
): Promise<MatchCounts> {
  await importAll(engines, known, { isDryRun: false });
  const idsOf = groupIds(known, await importAll(engines, known, { isDryRun: true }));
  const joined = await importAll(engines, incoming, { isDryRun: true });
  await importAll(engines, incoming, { isDryRun: false });
  const created = await importAll(engines, incoming, { isDryRun: true });
  const reviewed = Map.groupBy(await engines.matches.listOpen(MAX_PAIRS), ({ newId }) => newId);
  const knownIds = new Set(known.flatMap(({ ids }) => ids));
  const counts: MatchCounts = { pairs: 0, joined: 0, joinedRight: 0, reviewed: 0, reviewedRight: 0 };
  for (const [at, { ids }] of incoming.entries()) {
    const isOwn = (businessId: string) => ids.some((id) => idsOf.get(businessId)?.has(id));
    if (ids.some((id) => knownIds.has(id))) counts.pairs++;
    const joinedId = joined[at]?.id;
    const questions = reviewed.get(created[at]?.id ?? "") ?? [];
    if (joinedId !== undefined) {
      counts.joined++;
      if (isOwn(joinedId)) counts.joinedRight++;
    } else if (questions.length > 0) {
      counts.reviewed++;
      if (questions.some(({ knownId }) => isOwn(knownId))) counts.reviewedRight++;
    }
  }
  return counts;
}

/** The hidden ids of each business. */
function groupIds(drafts: readonly HiddenDraft[], planned: readonly PlannedRow[]): Map<string, Set<string>> {
  const idsOf = new Map<string, Set<string>>();
  for (const [at, { ids }] of drafts.entries()) {
    const businessId = planned[at]?.id;
    if (businessId !== undefined) idsOf.set(businessId, new Set([...(idsOf.get(businessId) ?? []), ...ids]));
  }
  return idsOf;
}

/** What a dry run would do with each draft; nothing for an import. */
async function importAll(
  engines: Engines,
  hidden: readonly HiddenDraft[],
  { isDryRun }: { isDryRun: boolean },
): Promise<PlannedRow[]> {
  const { write, finish } = await startImport(engines, { isDryRun }, HOUR_MS);
  const drafts: BusinessDraft[] = hidden.map(({ draft }) => draft);
  const planned: PlannedRow[] = [];
  for (let start = 0; start < drafts.length; start += BATCH_ROWS) {
    const some = drafts.slice(start, start + BATCH_ROWS);
    planned.push(...((await write(some)).planned ?? []));
  }
  await finish();
  return planned;
}
