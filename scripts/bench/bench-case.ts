import { z } from "zod";
import type { FigureName } from "./targets.ts";

/** The size that the targets hold for. */
export const FULL_SIZE = 1_200_000;

/** JSON has no NaN: what was over before anything could be measured has no value. */
const valueSchema = z.number().optional().catch(undefined);

const peerSchema = z.object({
  name: z.string(),
  value: valueSchema,
  /** Why the peer has no value. */
  reason: z.string().optional(),
});

export const figureSchema = z.object({
  what: z.string(),
  value: valueSchema,
  /** Why there is no value. */
  reason: z.string().optional(),
  peer: peerSchema.optional(),
});

/** One measurement, in the unit that the table of targets gives it. */
export type Figure = z.infer<typeof figureSchema> & { what: FigureName };

/** What the runner prepares before a case: the shared directory, also with its index. Or programs that must be installed. */
export type Need = "directory" | "index" | "meilisearch" | "redis" | "chromium";

export interface BenchContext {
  /** Businesses of the shared directory; what else a case makes up is scaled like it. */
  businesses: number;
  /** The shared directory, a DATA_DIR. Cases that change it work on a copy. */
  folder: string;
  /** Where a case makes folders of its own, which it removes. */
  scratch: string;
  /** How long a case that keeps up a load does so. */
  seconds: number;
  /** Prints a detail that is no figure. */
  note(line: string): void;
}

export interface BenchCase {
  name: string;
  /** What it measures, in one line. */
  about: string;
  needs: readonly Need[];
  /** Yields each figure as soon as it is known, so that a later failure does not lose it. */
  run(context: BenchContext): AsyncGenerator<Figure, void>;
}

/** As many rows or megabytes as the size asked for is of the full one. */
export function scaled({ businesses }: Pick<BenchContext, "businesses">, atFullSize: number): number {
  return Math.max(1, Math.round((atFullSize * businesses) / FULL_SIZE));
}

export function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
}
