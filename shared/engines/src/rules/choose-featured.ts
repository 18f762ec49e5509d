/** Featured businesses are chosen among this many of the most popular. */
export const FEATURED_CANDIDATES = 1_000;
const MAX_OF_A_KIND = 2;

export interface FeaturedCandidate {
  id: string;
  /** Country and category together. */
  kind: string;
  hasPhoto: boolean;
}

/**
 * Ids of popular businesses, spread over countries and categories: those with a photo first, then others, and only
 * when both run out more of the same kind. Candidates come most popular first.
 */
export function chooseFeatured(candidates: readonly FeaturedCandidate[], limit: number): string[] {
  const picked = new Set<string>();
  const taken = new Map<string, number>();
  const rounds = [
    { needsPhoto: true, quota: MAX_OF_A_KIND },
    { needsPhoto: false, quota: MAX_OF_A_KIND },
    { needsPhoto: false, quota: Number.POSITIVE_INFINITY },
  ];
  for (const { needsPhoto, quota } of rounds) {
    for (const { id, kind, hasPhoto } of candidates) {
      if (picked.size >= limit) return [...picked];
      const count = taken.get(kind) ?? 0;
      if (picked.has(id) || count >= quota || (needsPhoto && !hasPhoto)) continue;
      picked.add(id);
      taken.set(kind, count + 1);
    }
  }
  return [...picked];
}
