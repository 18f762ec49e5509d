import { NotFound, type NotFoundProps } from "../features/layout/components/not-found.tsx";
import { SearchBar } from "../features/search/components/search-bar.tsx";

/** The not-found page of a category, a country or a city, which says which of them is missing. */
export function PlaceNotFound({ title, back }: { title: string; back: NotFoundProps["back"] }) {
  return (
    <NotFound
      title={title}
      back={back}
      text="Let's help you find what you're looking for!"
      search={<SearchBar isQueryRequired size="lg" />}
    />
  );
}
