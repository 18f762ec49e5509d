/** A step of the way from the home page to a page, which itself has no path. */
interface Step {
  label: string;
  path?: string | undefined;
}

/** The way to a page as search engines read it; the same steps stand at its top. */
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
