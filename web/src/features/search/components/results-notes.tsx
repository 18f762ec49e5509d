import { chakra } from "@chakra-ui/react";
import type { SearchAnswer } from "@meridian/shared/contracts/search";
import { Info, MapPin, SpellCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../ui/link.tsx";
import { type SearchParams, withParams } from "../search-params.ts";

const Notes = chakra("ul", { base: { display: "grid", gap: "1.5", mt: "2", textStyle: "sm", color: "fg.muted" } });
const Note = chakra("li", {
  base: { display: "flex", gap: "2", alignItems: "flex-start", _icon: { flexShrink: "0", mt: "3px" } },
});
const Strong = chakra("strong", { base: { color: "fg", fontWeight: "semibold" } });

export interface ResultsNotesProps {
  params: SearchParams;
  answer: SearchAnswer;
}

/** Whether there is anything to say of how the visitor's words were read. */
export function hasNotes({ location }: SearchParams, { understood, isDegraded }: SearchAnswer): boolean {
  return isDegraded || understood.place !== null || understood.correctedFrom !== null || location !== undefined;
}

/** What was made of the visitor's words, each with the way to have it otherwise. */
export function ResultsNotes({ params, answer }: ResultsNotesProps) {
  const { understood, isDegraded } = answer;
  const { place, correctedFrom, text } = understood;
  const isLocationUnknown = params.location !== undefined && place === null;
  if (!hasNotes(params, answer)) return null;
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
            Only in <Strong>{place.label}</Strong>.{" "}
            <SearchLink search={everywhere(params, answer)}>Search everywhere</SearchLink>
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
    </Notes>
  );
}

/** The same search without the place that was read from the location or from the text. */
export function everywhere(params: SearchParams, { understood }: SearchAnswer): SearchParams {
  if (params.location !== undefined) return withParams(params, { location: undefined });
  return withParams(params, { q: understood.correctedFrom ?? understood.text });
}

function SearchLink({ search, children }: { search: SearchParams; children: ReactNode }) {
  return (
    <Link to="/search" search={search} rel="nofollow" preload={false} activeOptions={{ exact: true }}>
      {children}
    </Link>
  );
}
