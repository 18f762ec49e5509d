import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { formatCount } from "../../../lib/format/number-format.ts";
import { Link } from "../../../ui/link.tsx";

const List = chakra("ul", { base: { columnCount: { base: 1, sm: 2 }, columnGap: { base: "6", lg: "8" } } });
const Entry = chakra("li", { base: { breakInside: "avoid", borderBottomWidth: "1px", borderColor: "border.muted" } });
const Name = chakra("span", { base: { fontWeight: "medium", minW: "0", truncate: true } });
const Code = chakra("span", { base: { textStyle: "legend", color: "fg.subtle", flexShrink: "0" } });
/** Leader dots from a name to its figure. */
const Leader = chakra("span", {
  base: {
    flex: "1",
    minW: "3",
    borderBottomWidth: "2px",
    borderBottomStyle: "dotted",
    borderColor: "border.emphasized",
    mb: "5px",
  },
});
const Figure = chakra("span", { base: { textStyle: "sm", color: "fg.muted", fontVariantNumeric: "tabular-nums" } });

export interface GazetteerEntry {
  name: string;
  /** The country's ISO code. */
  code: string;
  count: number;
  path: string;
}

/** Places as in an atlas index: name, dots, figure. */
export function Gazetteer({ entries }: { entries: readonly GazetteerEntry[] }) {
  return (
    <List>
      {entries.map(({ name, code, count, path }) => (
        <Entry key={path}>
          <Link to={path} variant="plain" display="flex" alignItems="baseline" gap="2" minH="11" pt="2.5" pb="2">
            <Name dir="auto">{name}</Name>
            <Code>{code}</Code>
            <Leader aria-hidden="true" />
            <Figure>
              {formatCount(count)}
              <VisuallyHidden> businesses</VisuallyHidden>
            </Figure>
          </Link>
        </Entry>
      ))}
    </List>
  );
}
