import { chakra } from "@chakra-ui/react";
import type { SearchAnswer } from "@meridian/shared/contracts/search";
import { Clock, Info, LocateFixed, MapPin, SpellCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../../../ui/link.tsx";
import { type SearchParams, withParams } from "../search-params.ts";
import { everywhere } from "../understood.ts";
import { useGoNear } from "../use-go-near.ts";

const Notes = chakra("ul", { base: { display: "grid", gap: "1.5", mt: "2", textStyle: "sm", color: "fg.muted" } });
const Note = chakra("li", {
  base: { display: "flex", gap: "2", alignItems: "flex-start", _icon: { flexShrink: "0", mt: "3px" } },
});
const LinkButton = chakra("button", {
  base: { color: "accent", textDecoration: "underline", textUnderlineOffset: "0.2em", cursor: "pointer" },
});
const Strong = chakra("strong", { base: { color: "fg", fontWeight: "semibold" } });

export interface ResultsNotesProps {
  params: SearchParams;
  answer: SearchAnswer;
}

/** What was made of the visitor's words where there is anything to say of it, each with the way to have it otherwise. */
export function ResultsNotes({ params, answer }: ResultsNotesProps) {
  const { understood, isDegraded } = answer;
  const { place, correctedFrom, text, isOpenNow, isNearMe } = understood;
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
            Only in <Strong>{place.label}</Strong>.{" "}
            <SearchLink search={everywhere(params, answer)}>Search everywhere</SearchLink>
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
      {isNearMe && <NearMeNote params={withParams(params, { q: text })} />}
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

/** The position is asked for on a click alone. */
function NearMeNote({ params }: { params: SearchParams }) {
  const goNear = useGoNear(params);
  return (
    <Note css={{ "@media (scripting: none)": { display: "none" } }}>
      <LocateFixed aria-hidden="true" size={15} />
      <span>
        These are from everywhere.{" "}
        <LinkButton type="button" onClick={goNear}>
          Use my location
        </LinkButton>{" "}
        to see what is near you.
      </span>
    </Note>
  );
}

function SearchLink({ search, children }: { search: SearchParams; children: ReactNode }) {
  return (
    <Link to="/search" search={search} rel="nofollow" preload={false} activeOptions={{ exact: true }}>
      {children}
    </Link>
  );
}
