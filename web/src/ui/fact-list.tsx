import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "repeat(2, minmax(0, 1fr))", sm: "repeat(auto-fit, minmax(8rem, 1fr))" },
    gap: "4",
    textStyle: "sm",
  },
});
const Label = chakra("dt", { base: { textStyle: "xs", color: "fg.muted" } });
const Value = chakra("dd", {
  base: { mt: "0.5", fontWeight: "semibold", fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
});

export interface Fact {
  label: string;
  value: ReactNode;
  /** Shown when it is pointed at: what the value is short for. */
  title?: string;
}

/** Short facts side by side, each with its name. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ label, value, title }) => (
        <div key={label}>
          <Label>{label}</Label>
          <Value title={title}>{value}</Value>
        </div>
      ))}
    </List>
  );
}
