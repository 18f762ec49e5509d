/** A slug without the 6 characters that tell two places of one name apart; undefined when it has none. */
export function withoutSlugSuffix(slug: string): string | undefined {
  return /^(.+)-[a-z0-9]{6}$/.exec(slug)?.[1];
}
