import type { SearchParams } from "../../features/search/search-params.ts";
import { breadcrumbData } from "../../lib/head/breadcrumb-data.ts";
import { itemListData } from "../../lib/head/item-list-data.ts";
import { pageHead } from "../../lib/head/page-head.ts";
import { pageOf } from "../../lib/list-page.ts";
import type { PageConfig } from "../../lib/page/page-config.ts";
import { pagePath } from "../-results/list-loading.ts";
import type { ListedBusiness } from "./load-place-results.ts";
import type { PlaceFacts } from "./place-page.ts";

interface PlaceHead extends PlaceFacts {
  /** From the address; with a filter or another order, the page is not canonical. */
  search: SearchParams;
  items: readonly ListedBusiness[];
}

/** The head of a place's or category's page. */
export function placeHead(config: PageConfig, place: PlaceHead) {
  const { title, description, path, search, isIndexed, crumbs, items } = place;
  const { page: _, ...filters } = search;
  const number = pageOf(search);
  const isPlain = Object.keys(filters).length === 0;
  return pageHead(config, {
    title: number === 1 ? title : `${title}, page ${number}`,
    description,
    ...(isIndexed && isPlain ? { path: pagePath(path, number) } : {}),
    linkedData: [breadcrumbData(crumbs, config.publicUrl), ...itemListData(items, config.publicUrl)],
  });
}
