/** Where code is left out, in characters of it. */
export type Cut = readonly [from: number, to: number];

/** The code without these parts, which do not overlap. */
export function cutCode(code: string, cuts: readonly Cut[]): string {
  let kept = "";
  let at = 0;
  for (const [from, to] of cuts.toSorted((a, b) => a[0] - b[0])) {
    kept += code.slice(at, from);
    at = to;
  }
  return kept + code.slice(at);
}
