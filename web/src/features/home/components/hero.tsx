import { Container, chakra } from "@chakra-ui/react";
import type { DirectoryTotals } from "@meridian/contracts/places/place";
import type { ReactNode } from "react";
import landUrl from "../../../assets/globe-land.svg?url";
import linesUrl from "../../../assets/globe-lines.svg?url";
import { formatBusinessCounter, formatCityCounter, formatCountryCounter } from "../counter-format.ts";
import { Counter } from "./counter.tsx";

const Band = chakra("section", {
  base: { position: "relative", borderBottomWidth: "1px", borderColor: "border", bg: "bg" },
});
/** Clips only the drawing: the suggestions may extend below the band. */
const Backdrop = chakra("div", {
  base: { position: "absolute", inset: "0", overflow: "hidden", pointerEvents: "none" },
});
const Words = chakra("div", { base: { position: "relative", maxW: "720px", py: { base: "12", md: "24" } } });
const Heading = chakra("h1", { base: { textStyle: "display" } });
const Lead = chakra("p", { base: { textStyle: "lg", color: "fg.muted", mt: "4", mb: "8", maxW: "38ch" } });
const Counters = chakra("dl", {
  base: { display: "flex", flexWrap: "wrap", gap: { base: "8", md: "12" }, mt: { base: "8", md: "12" } },
});

export function Hero({ totals, search }: { totals: DirectoryTotals; search: ReactNode }) {
  return (
    <Band>
      <Backdrop>
        <Container position="relative">
          <Globe />
        </Container>
      </Backdrop>
      <Container>
        <Words>
          <Heading>Every local business has a place on the map</Heading>
          <Lead>Find the ones you need, with their hours, phone numbers and the way there.</Lead>
          {search}
          <Counters>
            <Counter label="Businesses" value={totals.businesses} format={formatBusinessCounter} />
            <Counter label="Countries" value={totals.countries} format={formatCountryCounter} />
            <Counter label="Cities" value={totals.cities} format={formatCityCounter} />
          </Counters>
        </Words>
      </Container>
    </Band>
  );
}

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
function Globe() {
  return (
    <Sphere aria-hidden="true">
      <Layer bg="accent" opacity="0.2" maskImage={`url("${landUrl}")`} />
      <Layer bg="accent" opacity="0.34" maskImage={`url("${linesUrl}")`} />
    </Sphere>
  );
}
