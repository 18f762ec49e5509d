import { NotFound } from "../features/layout/components/not-found.tsx";
import { SearchForm } from "../features/search/components/search-form.tsx";

/** The 404 page of every path that nothing stands at. */
export function NotFoundPage() {
  return (
    <NotFound title="Page Not Found" text="There is no page at this address." search={<SearchForm isQueryRequired />} />
  );
}
