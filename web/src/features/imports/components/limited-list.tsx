import { chakra } from "@chakra-ui/react";

const SHOWN_ITEMS = 5;

const Heading = chakra("h4", { base: { fontWeight: "semibold", mb: "1" } });
const List = chakra("ul", {
  base: { textStyle: "sm", color: "fg.muted", display: "grid", gap: "1", overflowWrap: "anywhere" },
});

export interface LimitedListProps {
  title: string;
  /** Said before the items, where the title is not about them. */
  itemsTitle?: string;
  items: readonly string[];
  /** How many there are in all, when `items` holds only the first of them. */
  total?: number;
}

/** The first five items of a list, and how many more there are. */
export function LimitedList({ title, itemsTitle, items, total = items.length }: LimitedListProps) {
  const more = Math.max(total, items.length) - SHOWN_ITEMS;
  return (
    <section>
      <Heading>{title}</Heading>
      <List>
        {itemsTitle !== undefined && items.length > 0 && <li>{itemsTitle}:</li>}
        {items.slice(0, SHOWN_ITEMS).map((item) => (
          <li key={item}>{item}</li>
        ))}
        {more > 0 && <li>... and {more} more</li>}
      </List>
    </section>
  );
}
