import { Button, chakra } from "@chakra-ui/react";
import { Minus, Plus, Search } from "lucide-react";
import type { ReactNode } from "react";

const Top = chakra("div", {
  base: {
    position: "absolute",
    top: "3",
    insetInline: "3",
    display: "grid",
    gridTemplateColumns: "1fr auto 1fr",
    alignItems: "start",
    gap: "2",
    pointerEvents: "none",
    "& > *": { pointerEvents: "auto", gridRow: "1" },
  },
});
const Corner = chakra("div", {
  base: { gridColumn: "1", justifySelf: "start", boxShadow: "float", borderRadius: "full" },
});
const ZoomButtons = chakra("div", {
  base: {
    gridColumn: "3",
    justifySelf: "end",
    display: "grid",
    borderRadius: "field",
    boxShadow: "float",
    "& button": { width: "10", px: "0" },
    "& button:first-of-type": { borderBottomRadius: "0" },
    "& button:last-of-type": { borderTopRadius: "0", mt: "-1px" },
    "@media (pointer: coarse)": { "& button": { width: "11", minH: "11" } },
  },
});
const Note = chakra("p", {
  base: {
    position: "absolute",
    bottom: "9",
    insetInline: "3",
    mx: "auto",
    width: "fit-content",
    maxW: "calc(100% - {spacing.6})",
    px: "3",
    py: "1",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "full",
    textStyle: "xs",
    color: "fg.muted",
    textAlign: "center",
    pointerEvents: "none",
  },
});

export interface MapControlsProps {
  corner: ReactNode;
  onZoomIn: () => void;
  onZoomOut: () => void;
  /** Absent while the map shows the searched area. */
  onSearchArea: (() => void) | undefined;
  /** More businesses match than the map shows. */
  isCut: boolean;
}

/** The buttons on a map with several places. */
export function MapControls({ corner, onZoomIn, onZoomOut, onSearchArea, isCut }: MapControlsProps) {
  return (
    <>
      <Top>
        <Corner>{corner}</Corner>
        {onSearchArea !== undefined && (
          <Button
            size="sm"
            variant="outline"
            gridColumn="2"
            borderRadius="full"
            boxShadow="float"
            css={{ "@media (pointer: coarse)": { minH: "11" } }}
            onClick={onSearchArea}
          >
            <Search aria-hidden="true" />
            Search this area
          </Button>
        )}
        <ZoomButtons>
          <Button variant="outline" size="sm" aria-label="Zoom in" onClick={onZoomIn}>
            <Plus aria-hidden="true" />
          </Button>
          <Button variant="outline" size="sm" aria-label="Zoom out" onClick={onZoomOut}>
            <Minus aria-hidden="true" />
          </Button>
        </ZoomButtons>
      </Top>
      {isCut && <Note>The best matches are shown. Zoom in to see more.</Note>}
    </>
  );
}
