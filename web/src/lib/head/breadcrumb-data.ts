/** A breadcrumb; the page itself has no path. */
interface Step {
  label: string;
  path?: string | undefined;
}

/** Breadcrumbs as JSON-LD for search engines, equal to those shown. */
export function breadcrumbData(steps: readonly Step[], publicUrl: string): Record<string, unknown> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(path === undefined ? {} : { item: `${publicUrl}${path}` }),
    })),
  };
}
