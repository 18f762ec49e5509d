import type { FoundChanges } from "@meridian/ports/businesses/business-store";
import { AFTER_EVERY_SUFFIX } from "../../rules/draft-keys.ts";
import { touchedStretches } from "../../rules/touched-stretches.ts";
import { BOUNDED, type MongoDirectory } from "../mongo-directory.ts";

const ID = "all";
/** Id letters that distinguish changes: with 1.2 million businesses, some 1,200 share a prefix. */
const PREFIX_LENGTH = 2;

/** One document holds all prefixes, so that a batch of scattered changes is a single write. */
export async function noteChanges({ listedChanges }: MongoDirectory, ids: readonly string[]): Promise<void> {
  const $inc: Record<string, number> = {};
  for (const id of ids) {
    const path = `counts.${id.slice(0, PREFIX_LENGTH)}`;
    $inc[path] = ($inc[path] ?? 0) + 1;
  }
  await listedChanges.updateOne({ _id: ID }, { $inc }, { upsert: true });
}

export async function findChanges({ listedChanges }: MongoDirectory, bounds: readonly string[]): Promise<FoundChanges> {
  const { counts = {} } = (await listedChanges.findOne({ _id: ID }, BOUNDED)) ?? {};
  const found = Object.entries(counts).filter(([, count]) => count > 0);
  const touched = found.flatMap(([prefix]) => touchedStretches(bounds, prefix, prefix + AFTER_EVERY_SUFFIX));
  return { stretches: new Set(touched), notes: Object.fromEntries(found) };
}

export async function settleChanges({ listedChanges }: MongoDirectory, { notes }: FoundChanges): Promise<void> {
  const found = Object.entries(notes);
  if (found.length === 0) return;
  const $inc = Object.fromEntries(found.map(([prefix, count]) => [`counts.${prefix}`, -count]));
  await listedChanges.updateOne({ _id: ID }, { $inc });
}
