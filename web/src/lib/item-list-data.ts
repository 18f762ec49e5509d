interface ListedPage {
  name: string;
  path: string;
}

/** The pages that a page lists, in its order, as search engines read them. */
export function itemListData(pages: readonly ListedPage[], publicUrl: string): Record<string, unknown>[] {
  if (pages.length === 0) return [];
  const itemListElement = pages.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    url: `${publicUrl}${path}`,
  }));
  return [{ "@type": "ItemList", itemListElement }];
}
