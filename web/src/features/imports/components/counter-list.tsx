import { chakra } from "@chakra-ui/react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";

const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", md: "repeat(auto-fit, minmax(7.5rem, 1fr))" },
    gap: "1px",
    bg: "border",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "field",
    overflow: "hidden",
    // The last of an odd number fills its row.
    "& > :last-child:nth-child(odd)": { gridColumn: { base: "1 / -1", md: "auto" } },
  },
});
const Entry = chakra("div", { base: { px: "3", py: "2.5", bg: "bg.raised" } });
const Label = chakra("dt", { base: { textStyle: "xs", color: "fg.muted", overflowWrap: "anywhere" } });
const Value = chakra("dd", { base: { textStyle: "figure", fontSize: "lg", mt: "0.5" } });

/** Labelled figures side by side. */
export function CounterList({ entries }: { entries: readonly { label: string; value: number }[] }) {
  return (
    <List>
      {entries.map(({ label, value }) => (
        <Entry key={label}>
          <Label>{label}</Label>
          <Value>{formatWhole(value)}</Value>
        </Entry>
      ))}
    </List>
  );
}
