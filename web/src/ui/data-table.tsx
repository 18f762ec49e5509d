import { Table, type TableScrollAreaProps } from "@chakra-ui/react";
import { tableRecipe } from "../theme/recipes/table.recipe.ts";

export interface DataTableProps extends Pick<TableScrollAreaProps, "maxH" | "aria-busy" | "children"> {
  label: string;
  /** The titles of the columns, `figure` for those of numbers; absent where the children bring a head of their own. */
  columns?: readonly (string | { figure: string })[];
}

/** Chakra's table, scrollable in place and by keyboard. On phones its rows are cards: see the recipe. */
export function DataTable({ label, columns, children, ...frame }: DataTableProps) {
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
        <Table.Root recipe={tableRecipe} aria-label={label}>
          {columns !== undefined && (
            <thead>
              <tr>
                {columns.map((column) => {
                  const [title, className] = typeof column === "string" ? [column] : [column.figure, "figure"];
                  return (
                    <th key={title} scope="col" className={className}>
                      {title}
                    </th>
                  );
                })}
              </tr>
            </thead>
          )}
          {children}
        </Table.Root>
      </section>
    </Table.ScrollArea>
  );
}
