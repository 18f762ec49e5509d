import { chakra } from "@chakra-ui/react";
import type { Suggestion } from "@meridian/contracts/search/suggest";
import type { LucideIcon } from "lucide-react";
import { MarkedText } from "../../../ui/marked-text.tsx";

const IconBox = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    flexShrink: "0",
    width: "9",
    height: "9",
    borderRadius: "field",
    bg: "bg.muted",
    color: "fg.muted",
  },
});
const Lines = chakra("span", { base: { display: "block", minW: "0" } });
const Line = chakra("span", {
  base: { display: "block", lineHeight: "1.35", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  variants: { kind: { label: { fontSize: "md" }, detail: { textStyle: "xs", color: "fg.muted" } } },
});

export interface SuggestionLineProps {
  Icon: LucideIcon;
  label: string;
  detail?: string | null;
  matches?: Suggestion["matches"];
}

/** One suggestion: an icon, the label with its matches in bold, and what distinguishes it from namesakes. */
export function SuggestionLine({ Icon, label, detail = null, matches = [] }: SuggestionLineProps) {
  return (
    <>
      <IconBox>
        <Icon aria-hidden="true" size={17} />
      </IconBox>
      <Lines>
        <Line kind="label" dir="auto">
          <MarkedText text={label} ranges={matches} look="bold" />
        </Line>
        {detail !== null && (
          <Line kind="detail" dir="auto">
            {detail}
          </Line>
        )}
      </Lines>
    </>
  );
}
