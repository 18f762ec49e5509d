import { chakra } from "@chakra-ui/react";
import { createContext, type ReactNode, useContext } from "react";

const Heading = chakra("h4", { base: { fontWeight: "semibold", mb: "1" } });

/** The heading level within a report, which depends on where the report is. */
export const ReportHeadingLevel = createContext<"h3" | "h4">("h4");

const SHOWN_ITEMS = 5;

const List = chakra("ul", {
  base: { textStyle: "sm", color: "fg.muted", display: "grid", gap: "1", overflowWrap: "anywhere" },
});

export interface LimitedListProps {
  title: string;
  items: readonly string[];
  /** The total, if `items` holds only the first ones. */
  total?: number;
}

/** The first five items of a list, and how many more there are. */
export function LimitedList({ title, items, total = items.length }: LimitedListProps) {
  const shown = items.slice(0, SHOWN_ITEMS);
  const more = Math.max(total, items.length) - shown.length;
  return (
    <section>
      <ReportHeading>{title}</ReportHeading>
      <List>
        {shown.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be called the same, and the list never changes its order
          <li key={index} dir="auto">
            {item}
          </li>
        ))}
        {more > 0 && <li>... and {more} more</li>}
      </List>
    </section>
  );
}

export function ReportHeading({ children }: { children: ReactNode }) {
  return <Heading as={useContext(ReportHeadingLevel)}>{children}</Heading>;
}
