import { chakra } from "@chakra-ui/react";
import { Minus, Plus, Search } from "lucide-react";
import { Button } from "../../../ui/button.tsx";

const ZoomButtons = chakra("div", {
  base: {
    position: "absolute",
    top: "3",
    insetInlineEnd: "3",
    display: "grid",
    borderRadius: "field",
    boxShadow: "float",
    "& button": { width: "10", px: "0" },
    "& button:first-of-type": { borderBottomRadius: "0" },
    "& button:last-of-type": { borderTopRadius: "0", mt: "-1px" },
  },
});

export interface MapControlsProps {
  onZoomIn: () => void;
  onZoomOut: () => void;
  /** Absent while the map shows what was searched. */
  onSearchArea: (() => void) | undefined;
}

/** The buttons over a map of several places. */
export function MapControls({ onZoomIn, onZoomOut, onSearchArea }: MapControlsProps) {
  return (
    <>
      <ZoomButtons>
        <Button variant="outline" size="sm" aria-label="Zoom in" onClick={onZoomIn}>
          <Plus aria-hidden="true" />
        </Button>
        <Button variant="outline" size="sm" aria-label="Zoom out" onClick={onZoomOut}>
          <Minus aria-hidden="true" />
        </Button>
      </ZoomButtons>
      {onSearchArea !== undefined && (
        <Button
          size="sm"
          variant="outline"
          position="absolute"
          top="3"
          insetInlineStart="50%"
          transform="translateX(-50%)"
          borderRadius="full"
          boxShadow="float"
          onClick={onSearchArea}
        >
          <Search aria-hidden="true" />
          Search this area
        </Button>
      )}
    </>
  );
}
