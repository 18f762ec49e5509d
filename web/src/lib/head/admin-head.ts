/** The head of a screen of the admin area. */
export function adminHead(title: string) {
  return () => ({ meta: [{ title: `${title} – Meridian` }] });
}
