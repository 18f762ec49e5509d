import type { BlockedSource, OriginKind } from "@meridian/contracts/site/site-settings";
import type { BlockedSample } from "./process-sample.ts";

/** By prefix of the directive: browsers distinguish `script-src-elem` from `script-src-attr`. */
const KINDS: readonly (readonly [directive: string, kind: OriginKind])[] = [
  ["connect-src", "connect"],
  ["frame-src", "frame"],
  ["script-src", "script"],
  ["style-src", "style"],
  ["img-src", "image"],
  ["font-src", "font"],
];

/** What all gateways count now, or the stored count if that is higher; most frequent first. */
export function blockedSourcesOf(samples: readonly BlockedSample[], kept: readonly BlockedSample[]): BlockedSource[] {
  const sums = new Map<string, BlockedSource>();
  for (const { directive, source, count } of samples) {
    const key = `${directive} ${source}`;
    const known = sums.get(key);
    sums.set(key, { directive, source, kind: kindOf(directive, source), count: (known?.count ?? 0) + count });
  }
  for (const { directive, source, count } of kept) {
    const key = `${directive} ${source}`;
    const known = sums.get(key)?.count ?? 0;
    if (count > known) sums.set(key, { directive, source, kind: kindOf(directive, source), count });
  }
  return [...sums.values()].sort((left, right) => right.count - left.count);
}

/** Inline code and unencrypted origins cannot be allowed. */
function kindOf(directive: string, source: string): OriginKind | null {
  if (!/^(?:https|wss):/.test(source)) return null;
  return KINDS.find(([prefix]) => directive.startsWith(prefix))?.[1] ?? null;
}
