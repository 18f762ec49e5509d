import { Table, type TableScrollAreaProps } from "@chakra-ui/react";
import { tableRecipe } from "../theme/table.recipe.ts";

export interface DataTableProps extends Pick<TableScrollAreaProps, "maxH" | "aria-busy" | "children"> {
  label: string;
}

/** Chakra's table, scrollable in place and by keyboard. On phones its rows are cards: see the recipe. */
export function DataTable({ label, children, ...frame }: DataTableProps) {
  return (
    <Table.ScrollArea
      asChild
      // What only screen readers see in it would widen the page.
      position="relative"
      whiteSpace="normal"
      borderWidth={{ md: "1px" }}
      borderColor="border"
      borderRadius="card"
      bg={{ md: "bg.raised" }}
      {...frame}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <section aria-label={label} tabIndex={0}>
        <Table.Root recipe={tableRecipe}>{children}</Table.Root>
      </section>
    </Table.ScrollArea>
  );
}
