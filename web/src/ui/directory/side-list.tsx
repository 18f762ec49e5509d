import { Card, chakra, VisuallyHidden } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { formatCount } from "../../lib/format/number-format.ts";
import { Link } from "../link.tsx";

const Title = chakra("h2", { base: { textStyle: "h3", mb: "2" } });
const Entry = chakra("li", {
  base: { borderTopWidth: "1px", borderColor: "border.muted", "&:first-of-type": { borderTopWidth: "0" } },
});
const Name = chakra("span", { base: { flex: "1", minW: "0", truncate: true } });
const Figure = chakra("span", { base: { color: "fg.muted", textStyle: "sm", fontVariantNumeric: "tabular-nums" } });

/** Parameters of an address. */
export type ListFilters = Readonly<Record<string, string | undefined>> | undefined;

export interface SideListEntry {
  label: string;
  path: string;
  /** Of the path; such a list of hits is not followed by search engines. */
  search?: ListFilters;
  count: number;
}

/** A short list of ways onward with their figures, beside a longer one. */
export function SideList({
  title,
  entries,
  children,
}: {
  title: string;
  entries: readonly SideListEntry[];
  children?: ReactNode;
}) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <Card.Root asChild size="sm">
      <section aria-labelledby={id}>
        <Title id={id}>{title}</Title>
        <ul>
          {entries.map(({ label, path, search, count }) => (
            <Entry key={`${path} ${label}`}>
              <Link
                to={path}
                {...(search === undefined ? {} : { search, rel: "nofollow" })}
                variant="plain"
                display="flex"
                alignItems="center"
                gap="3"
                minH={{ base: "11", md: "9" }}
              >
                <Name dir="auto">{label}</Name>
                <Figure>
                  {formatCount(count)}
                  <VisuallyHidden> businesses</VisuallyHidden>
                </Figure>
              </Link>
            </Entry>
          ))}
        </ul>
        {children}
      </section>
    </Card.Root>
  );
}

/** Short lists of ways onward, beside each other where there is room. */
export const SideLists = chakra("div", {
  base: {
    display: "grid",
    gap: "6",
    alignItems: "start",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  },
});
