/** The day in UTC: "2026-05-01". */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, "2026-05-01".length);
}
