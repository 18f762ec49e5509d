import { chakra } from "@chakra-ui/react";
import type { SearchAnswer } from "@meridian/shared/contracts/search";
import { Clock, Info, MapPin, SpellCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../ui/link.tsx";
import { type SearchParams, withParams } from "../search-params.ts";
import { everywhere } from "../understood.ts";
import { Note, Notes } from "./note-list.tsx";

const Strong = chakra("strong", { base: { color: "fg", fontWeight: "semibold" } });

export interface ResultsNotesProps {
  params: SearchParams;
  answer: SearchAnswer;
}

/** What was made of the visitor's words where there is anything to say of it, each with the way to have it otherwise. */
export function ResultsNotes({ params, answer }: ResultsNotesProps) {
  const { understood, isDegraded, areFacetsMissing } = answer;
  const { place, correctedFrom, text, isOpenNow } = understood;
  const isLocationUnknown = params.location !== undefined && place === null;
  return (
    <Notes>
      {correctedFrom !== null && (
        <Note>
          <SpellCheck aria-hidden="true" size={15} />
          <span>
            Showing results for <Strong>{text}</Strong>.{" "}
            <SearchLink search={withParams(params, { q: `"${correctedFrom.replaceAll('"', "")}"` })}>
              Search for “{correctedFrom}” instead
            </SearchLink>
          </span>
        </Note>
      )}
      {place !== null && (
        <Note>
          <MapPin aria-hidden="true" size={15} />
          <span>
            Only in{" "}
            <Link to={place.path} fontWeight="semibold">
              {place.label}
            </Link>
            . <SearchLink search={everywhere(params, answer)}>Search everywhere</SearchLink>
          </span>
        </Note>
      )}
      {isOpenNow && (
        <Note>
          <Clock aria-hidden="true" size={15} />
          <span>
            Only places that are <Strong>open now</Strong>.{" "}
            <SearchLink search={withParams(params, { q: text })}>Show closed ones as well</SearchLink>
          </span>
        </Note>
      )}
      {isLocationUnknown && (
        <Note>
          <Info aria-hidden="true" size={15} />
          <span>
            No place of the directory is called <Strong>{params.location}</Strong>, so it was searched as a word.{" "}
            <SearchLink search={withParams(params, { location: undefined })}>Leave it out</SearchLink>
          </span>
        </Note>
      )}
      {isDegraded && (
        <Note>
          <TriangleAlert aria-hidden="true" size={15} />
          <span>
            The full search is being restored. Until then names are searched by how they begin, without counts and
            corrections.
          </span>
        </Note>
      )}
      {areFacetsMissing && (
        <Note>
          <TriangleAlert aria-hidden="true" size={15} />
          <span>All results are here, but counts and some filters are missing at the moment.</span>
        </Note>
      )}
    </Notes>
  );
}

function SearchLink({ search, children }: { search: SearchParams; children: ReactNode }) {
  return (
    <Link to="/search" search={search} rel="nofollow" preload={false} activeOptions={{ exact: true }}>
      {children}
    </Link>
  );
}
