import { z } from "zod";
import type { FigureName } from "./targets.ts";

/** The size for which the targets hold. */
export const FULL_SIZE = 1_200_000;

/** JSON has no NaN: a process that ended before it could be measured has no value. */
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

/** One measurement, in the unit given by the table of targets. */
export type Figure = z.infer<typeof figureSchema> & { what: FigureName };

/** What the runner prepares before a case: the shared directory, optionally with its index; or programs that must be installed. */
export type Need = "directory" | "index" | "meilisearch" | "redis" | "chromium";

export interface BenchContext {
  /** The number of businesses in the shared directory; other generated data is scaled accordingly. */
  businesses: number;
  /** The shared directory, a DATA_DIR. Cases that change it work on a copy. */
  folder: string;
  /** For folders a case creates and removes. */
  scratch: string;
  /** The duration of cases that sustain a load. */
  seconds: number;
  /** Prints a detail that is not a figure. */
  note(line: string): void;
}

export interface BenchCase {
  name: string;
  /** What it measures, on one line. */
  about: string;
  needs: readonly Need[];
  /** Yields each figure as soon as it is known, so that a later failure does not lose it. */
  run(context: BenchContext): AsyncGenerator<Figure, void>;
}

/** Rows or megabytes in proportion to the requested size. */
export function scaled({ businesses }: Pick<BenchContext, "businesses">, atFullSize: number): number {
  return Math.max(1, Math.round((atFullSize * businesses) / FULL_SIZE));
}

export function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
}
