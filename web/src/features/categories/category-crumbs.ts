import type { Crumb } from "../../ui/breadcrumb.tsx";

/** The breadcrumbs of the category list, or of one category. */
export function categoryCrumbs(name?: string): Crumb[] {
  const home = { label: "Home", path: "/" };
  if (name === undefined) return [home, { label: "Categories" }];
  return [home, { label: "Categories", path: "/categories" }, { label: name }];
}
