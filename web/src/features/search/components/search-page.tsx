import { chakra } from "@chakra-ui/react";
import { Island } from "../../../ui/island.tsx";
import { ResultsFrame, type ResultsFrameProps } from "./results-frame.tsx";
import { SearchBar } from "./search-bar.tsx";

const Top = chakra("div", {
  base: { borderBottomWidth: "1px", borderColor: "border", bg: "bg.subtle", px: { base: "4", md: "6" }, py: "3" },
});
const TopInner = chakra("div", { base: { maxW: "760px", mx: "auto" } });

/** Search results under the search bar. All state is in the address. */
export function SearchPage(results: ResultsFrameProps) {
  return (
    <>
      <Top data-print="hide">
        <TopInner>
          <Island>
            <SearchBar params={results.params} />
          </Island>
        </TopInner>
      </Top>
      <ResultsFrame {...results} />
    </>
  );
}
