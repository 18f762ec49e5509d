import { NotFound, type NotFoundProps } from "../features/layout/components/not-found.tsx";
import { SearchBar } from "../features/search/components/search-bar.tsx";
import { isBeyondLastPage } from "../lib/missing-head.ts";

interface PlaceNotFoundProps {
  title: string;
  back: NotFoundProps["back"];
  /** What notFound() was thrown with. */
  data: unknown;
}

/** The not-found page of a category, a country or a city, which says which of them is missing. */
export function PlaceNotFound({ title, back, data }: PlaceNotFoundProps) {
  return (
    <NotFound
      title={isBeyondLastPage(data) ? "Page Not Found" : title}
      back={back}
      text="Let's help you find what you're looking for!"
      search={<SearchBar isQueryRequired size="lg" />}
    />
  );
}
