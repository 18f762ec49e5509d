import { setImmediate as giveWay } from "node:timers/promises";
import { categoryByLabelAlone, ownCategoryOf } from "@meridian/domain/categories/business-category";
import type { Logger } from "@meridian/platform/logger";
import type { BusinessStore } from "@meridian/ports/businesses/business-store";
import type { DatasetVersion } from "@meridian/ports/businesses/dataset-version";

/** Businesses read per step. */
const STEP_SIZE = 2_000;
/** A slower count is awaited only once, and renewed at most this often while the directory changes. */
const QUICK_MS = 500;
const RENEWED_EVERY_MS = 60_000;
/** Further labels are left out: files are unbounded, memory is not. */
const MAX_LABELS = 50_000;

export interface CountedLabel {
  label: string;
  slug: string;
  /** Businesses in every state except deleted. */
  count: number;
}

export interface LabelCounts {
  /** Most frequent first. */
  labels: readonly CountedLabel[];
  /** True if there are more labels. */
  isCut: boolean;
}

export interface LabelCountsOptions {
  businesses: Pick<BusinessStore, "exportStep">;
  datasetVersion: Pick<DatasetVersion, "current">;
  logger: Logger;
  now: () => Date;
}

/**
 * Counts the labels that decide the categories of businesses. Roll-ups only know categories, so this scans all businesses. If that is slow,
 * only the first call waits; later calls get the existing counts and trigger a refresh.
 */
export function createLabelCounts({ businesses, datasetVersion, logger, now }: LabelCountsOptions) {
  let counted: { version: number; at: number; tookMs: number; counts: LabelCounts } | undefined;
  let counting: Promise<LabelCounts> | undefined;

  async function count(version: number): Promise<LabelCounts> {
    const begunAt = performance.now();
    const counts = await countLabels(businesses);
    counted = { version, at: now().getTime(), tookMs: performance.now() - begunAt, counts };
    return counts;
  }

  function renew(version: number): Promise<LabelCounts> {
    counting ??= count(version).finally(() => {
      counting = undefined;
    });
    return counting;
  }

  return async (): Promise<LabelCounts> => {
    const version = await datasetVersion.current();
    if (counted?.version === version) return counted.counts;
    if (counted === undefined || counted.tookMs <= QUICK_MS) return renew(version);
    if (now().getTime() - counted.at >= RENEWED_EVERY_MS) {
      renew(version).catch((error: unknown) => logger.warn({ err: error }, "label count failed"));
    }
    return counted.counts;
  };
}

async function countLabels(businesses: LabelCountsOptions["businesses"]): Promise<LabelCounts> {
  const bySlug = new Map<string, CountedLabel>();
  let isCut = false;
  for (let after: string | undefined, isFirst = true; isFirst || after !== undefined; isFirst = false) {
    const place = after === undefined ? {} : { after };
    const { rows, next } = await businesses.exportStep({
      filter: {},
      values: ["type", "category"],
      limit: STEP_SIZE,
      ...place,
    });
    for (const [type, category] of rows) {
      const own = ownCategoryOf({ type: textOf(type), category: textOf(category) }, categoryByLabelAlone);
      if (own === undefined) continue;
      const known = bySlug.get(own.slug);
      if (known !== undefined) known.count++;
      else if (bySlug.size < MAX_LABELS) bySlug.set(own.slug, { label: own.name, slug: own.slug, count: 1 });
      else isCut = true;
    }
    after = next;
    await giveWay();
  }
  const labels = [...bySlug.values()].sort((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
  return { labels, isCut };
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
