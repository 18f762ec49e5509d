interface ListedPage {
  name: string;
  path: string;
}

/** The pages a page lists, in order, as JSON-LD for search engines. */
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
