import type { Crumb } from "../../ui/breadcrumb.tsx";

/** The breadcrumbs of the country list, or of one country. */
export function countryCrumbs(name?: string): Crumb[] {
  const home = { label: "Home", path: "/" };
  if (name === undefined) return [home, { label: "Countries" }];
  return [home, { label: "Countries", path: "/countries" }, { label: name }];
}
