import { DirectoryPage } from "../../../ui/directory/directory-page.tsx";
import { EmptyState } from "../../../ui/messages/empty-state.tsx";
import { categoryCrumbs } from "../category-crumbs.ts";

/** The page of a category without businesses left. */
export function EmptyCategoryPage({ category }: { category: string }) {
  return (
    <DirectoryPage
      crumbs={categoryCrumbs(category)}
      title={`${category} Businesses`}
      lead="What is listed here comes and goes with the directory."
      tiles={[{ label: "Businesses", value: "0" }]}
    >
      <EmptyState title="No businesses found in this category." />
    </DirectoryPage>
  );
}
