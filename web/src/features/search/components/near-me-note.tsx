import { chakra } from "@chakra-ui/react";
import { SymbolIcon } from "../../../ui/symbol-icon.tsx";
import type { SearchParams } from "../search-params.ts";
import { useGoNear } from "../use-go-near.ts";
import { Note, Notes } from "./note-list.tsx";

const LinkButton = chakra("button", {
  base: { color: "accent", textDecoration: "underline", textUnderlineOffset: "0.2em", cursor: "pointer" },
});

/**
 * Who writes "near me" is asked for the position on a click alone. It comes with the page: a button that came to life later would lose the
 * click of who is quick.
 */
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
