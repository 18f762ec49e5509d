import { NotFound, type NotFoundProps } from "../../features/layout/components/not-found.tsx";
import { SearchBar } from "../../features/search/components/search-bar.tsx";
import { insteadIn, missingTitle } from "../../lib/head/missing-head.ts";
import { SideList, SideLists } from "../../ui/directory/side-list.tsx";

interface PlaceNotFoundProps {
  /** Defaults to the title of any unknown address. */
  title?: string;
  back: NotFoundProps["back"];
  /** What notFound() was thrown with. */
  data: unknown;
}

/** The not-found page of a category, country or city, which says which one is missing and offers alternatives. */
export function PlaceNotFound({ title, back, data }: PlaceNotFoundProps) {
  const lists = insteadIn(data)?.lists ?? [];
  return (
    <NotFound
      title={missingTitle(data, title)}
      back={back}
      text="Let's help you find what you're looking for!"
      search={<SearchBar isQueryRequired size="lg" />}
      instead={
        lists.length > 0 && (
          <SideLists>
            {lists.map((list) => (
              <SideList key={list.title} {...list} />
            ))}
          </SideLists>
        )
      }
    />
  );
}
