/** Query strings as plain text, as forms and people write them: `?q=5` is the text "5". A repeated name keeps its last value. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}
