import { VISIT_KINDS } from "@meridian/contracts/admin/visits";
import type { DailyCount } from "@meridian/ports/site/visit-count-store";
import { z } from "zod";

const countSchema = z.object({ kind: z.enum(VISIT_KINDS), day: z.string(), subject: z.string(), count: z.number() });

/** Identifies a count, on every engine: "search 2026-05-01 pizza\nberlin". */
export function visitCountKeyOf({ kind, day, subject }: Pick<DailyCount, "kind" | "day" | "subject">): string {
  return `${kind} ${day} ${subject}`;
}

/** Neither kinds nor days hold a space. */
export function visitCountKeyParts(key: string): [kind: string, day: string, subject: string] {
  const [kind = "", day = "", ...subject] = key.split(" ");
  return [kind, day, subject.join(" ")];
}

export function toVisitCount(stored: unknown): DailyCount {
  return countSchema.parse(stored);
}
