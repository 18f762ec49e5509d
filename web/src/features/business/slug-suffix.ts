/** A slug without its 6-character collision suffix; undefined if it has none. */
export function withoutSlugSuffix(slug: string): string | undefined {
  return /^(.+)-[a-z0-9]{6}$/.exec(slug)?.[1];
}
