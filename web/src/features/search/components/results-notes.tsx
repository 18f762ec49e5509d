import { chakra } from "@chakra-ui/react";
import type { SearchAnswer } from "@meridian/contracts/search/search";
import { Clock, Info, ListChecks, MapPin, SpellCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../ui/link.tsx";
import { openTimeLabel, wordsOf } from "../filters.ts";
import { type SearchParams, toggleAmenity, withParams } from "../search-params.ts";
import { everywhere, withUnderstood } from "../understood.ts";

const Strong = chakra("strong", { base: { color: "fg", fontWeight: "semibold" } });

export interface ResultsNotesProps {
  params: SearchParams;
  answer: SearchAnswer;
}

/** How the visitor's words were read, if worth mentioning, each with a way to change it. */
export function ResultsNotes({ params, answer }: ResultsNotesProps) {
  const { understood, isDegraded, areFacetsMissing } = answer;
  const { place, correctedFrom, text, isOpenNow, isAround } = understood;
  const isLocationUnknown = params.location !== undefined && place === null;
  return (
    <Notes>
      {correctedFrom !== null && (
        <Note>
          <SpellCheck aria-hidden="true" size={15} />
          <span>
            Showing results for <Strong dir="auto">{text}</Strong>.{" "}
            <SearchLink search={withParams(params, { q: `"${correctedFrom.replaceAll('"', "")}"` })}>
              Search for “<bdi>{correctedFrom}</bdi>” instead
            </SearchLink>
          </span>
        </Note>
      )}
      {place !== null && (
        <Note>
          <MapPin aria-hidden="true" size={15} />
          <span>
            {isAround ? "None in" : "Only in"}{" "}
            <Link to={place.path} fontWeight="semibold" dir="auto">
              {place.label}
            </Link>
            {isAround && ", so those around it are shown"}.{" "}
            <SearchLink search={everywhere(params, answer)}>Search everywhere</SearchLink>
          </span>
        </Note>
      )}
      {isOpenNow && (
        <Note>
          <Clock aria-hidden="true" size={15} />
          <span>
            Only places that are <Strong>open now</Strong>.{" "}
            <SearchLink search={withParams(withUnderstood(params, answer), { openNow: undefined })}>
              Show closed ones as well
            </SearchLink>
          </span>
        </Note>
      )}
      <WishNotes params={params} answer={answer} />
      {isLocationUnknown && (
        <Note>
          <Info aria-hidden="true" size={15} />
          <span>
            No place of the directory is called <Strong dir="auto">{params.location}</Strong>, so it was searched as a
            word. <SearchLink search={withParams(params, { location: undefined })}>Leave it out</SearchLink>
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

/** The amenities and opening times read from the text. */
function WishNotes({ params, answer }: ResultsNotesProps) {
  const { amenities, open, isRelaxed } = answer.understood;
  const wishes = [
    ...amenities.map((slug) => {
      const search = withUnderstood(params, answer);
      return { label: wordsOf(slug), without: withParams(search, { amenity: toggleAmenity(search, slug) }) };
    }),
    ...[open ?? []].flat().map((time) => {
      return { label: openTimeLabel(time), without: withParams(withUnderstood(params, answer), { open: undefined }) };
    }),
  ];
  if (isRelaxed) {
    const unmet = wishes.length === 0 ? "open now" : wishes.map(({ label }) => label).join(", ");
    return (
      <Note>
        <Info aria-hidden="true" size={15} />
        <span>
          No business that fits is known for <Strong>{unmet}</Strong>, so all are shown.
        </span>
      </Note>
    );
  }
  return wishes.map(({ label, without }) => (
    <Note key={label}>
      <ListChecks aria-hidden="true" size={15} />
      <span>
        Only <Strong>{label}</Strong>. <SearchLink search={without}>Show others as well</SearchLink>
      </span>
    </Note>
  ));
}

function SearchLink({ search, children }: { search: SearchParams; children: ReactNode }) {
  return (
    <Link to="/search" search={search} rel="nofollow" preload={false}>
      {children}
    </Link>
  );
}

/** Notes above the results. */
export const Notes = chakra("ul", {
  base: { display: "grid", gap: "1.5", mt: "2", textStyle: "sm", color: "fg.muted" },
});
export const Note = chakra("li", {
  base: { display: "flex", gap: "2", alignItems: "flex-start", _icon: { flexShrink: "0", mt: "3px" } },
});
