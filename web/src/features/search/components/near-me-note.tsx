import { chakra } from "@chakra-ui/react";
import { SymbolIcon } from "../../../ui/symbol-icon.tsx";
import type { SearchParams } from "../search-params.ts";
import { useGoNear } from "../use-go-near.ts";
import { Note, Notes } from "./note-list.tsx";

const LinkButton = chakra("button", {
  base: { color: "accent", textDecoration: "underline", textUnderlineOffset: "0.2em", cursor: "pointer" },
});

/** After "near me" in a text, the position is requested only on a click. Part of the page's main script, so that no early click is lost. */
export function NearMeNote({ params }: { params: SearchParams }) {
  const goNear = useGoNear(params);
  return (
    <Notes css={{ "@media (scripting: none)": { display: "none" } }}>
      <Note>
        <SymbolIcon symbol="locate" size={15} />
        <span>
          These are from everywhere.{" "}
          <LinkButton type="button" onClick={goNear}>
            Use my location
          </LinkButton>{" "}
          to see what is near you.
        </span>
      </Note>
    </Notes>
  );
}
