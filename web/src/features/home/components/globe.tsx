import { chakra } from "@chakra-ui/react";
import landUrl from "../../../assets/globe-land.svg?url";
import linesUrl from "../../../assets/globe-lines.svg?url";

const Sphere = chakra("div", {
  base: {
    position: "absolute",
    insetInlineEnd: { base: "-180px", lg: "-90px" },
    top: { base: "-40px", lg: "-36px" },
    width: { base: "420px", lg: "620px" },
    aspectRatio: "1",
    pointerEvents: "none",
    display: { base: "none", md: "block" },
    opacity: { md: "0.45", lg: "1" },
  },
});
const Layer = chakra("div", { base: { position: "absolute", inset: "0", maskSize: "100% 100%" } });

/** The Earth from above the Mediterranean, in two colours. Decorative. */
export function Globe() {
  return (
    <Sphere aria-hidden="true">
      <Layer bg="accent" opacity="0.2" maskImage={`url("${landUrl}")`} />
      <Layer bg="accent" opacity="0.34" maskImage={`url("${linesUrl}")`} />
    </Sphere>
  );
}
