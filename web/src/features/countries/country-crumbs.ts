import type { Crumb } from "../../ui/breadcrumb.tsx";

/** The way from the home page to the countries, or further to one of them. */
export function countryCrumbs(name?: string): Crumb[] {
  const home = { label: "Home", path: "/" };
  if (name === undefined) return [home, { label: "Countries" }];
  return [home, { label: "Countries", path: "/countries" }, { label: name }];
}
