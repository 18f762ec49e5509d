import type { Crumb } from "../../ui/breadcrumb.tsx";

/** The way from the home page to the categories, or further to one of them. */
export function categoryCrumbs(name?: string): Crumb[] {
  const home = { label: "Home", path: "/" };
  if (name === undefined) return [home, { label: "Categories" }];
  return [home, { label: "Categories", path: "/categories" }, { label: name }];
}
