import { chakra } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { useState } from "react";
import { useEarlyPress } from "../../../lib/page/early-press.ts";
import { LazySheet } from "../../../ui/dialogs/lazy-sheet.tsx";
import { placeTitle } from "../place-title.ts";
import { BarForm, SheetForm } from "./lazy-search-form.tsx";
import type { SearchFormProps } from "./search-form.tsx";

const Opener = chakra("button", {
  base: {
    display: { base: "flex", md: "none" },
    alignItems: "center",
    gap: "3",
    width: "full",
    minH: "12",
    px: "4",
    textAlign: "start",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "full",
    boxShadow: "float",
    "& > svg": { color: "accent", flexShrink: "0" },
    "@media (scripting: none)": { display: "none" },
  },
});
const OpenerText = chakra("span", { base: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } });
const OpenerWhere = chakra("span", { base: { color: "fg.muted" } });

type SearchBarProps = Partial<Pick<SearchFormProps, "params" | "isQueryRequired" | "size">>;

const NO_PARAMS: SearchFormProps["params"] = {};

/** What and where, with suggestions, in one pill; on phones a single field that opens them in a sheet. */
export function SearchBar({ params = NO_PARAMS, isQueryRequired = false, size = "md" }: SearchBarProps) {
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const openSheet = () => setIsSheetOpen(true);
  const earlyPress = useEarlyPress(openSheet);
  const where = params.near === undefined ? placeTitle(params.location) : "Near you";
  return (
    <search>
      <BarForm params={params} isQueryRequired={isQueryRequired} size={size} shape="bar" />
      <Opener {...earlyPress} type="button" aria-haspopup="dialog" onClick={openSheet}>
        <Search aria-hidden="true" size={19} />
        <OpenerText dir="auto">
          {params.q ?? (where === undefined ? "Search businesses" : "Everything")}
          {where !== undefined && <OpenerWhere> · {where}</OpenerWhere>}
        </OpenerText>
      </Opener>
      <LazySheet title="Search" size="full" isOpen={isSheetOpen} onClose={() => setIsSheetOpen(false)}>
        <SheetForm
          params={params}
          isQueryRequired={isQueryRequired}
          size="lg"
          shape="sheet"
          onDone={() => setIsSheetOpen(false)}
        />
      </LazySheet>
    </search>
  );
}
