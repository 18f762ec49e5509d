import { rowSelectionFeature, tableFeatures, useTable } from "@tanstack/react-table";

const features = tableFeatures({ rowSelectionFeature });
const NO_COLUMNS: [] = [];

export interface Selection {
  /** Those that are selected among what is shown, in its order. */
  ids: readonly string[];
  has(id: string): boolean;
  toggle(id: string): void;
  /** Everything shown, or nothing where all of it was selected. */
  toggleAll(): void;
  clear(): void;
  isAll: boolean;
}

/** What is selected of a list, by TanStack Table. What is no longer shown does not count: nothing is done to what is not in view. */
export function useSelection(shown: readonly { id: string }[]): Selection {
  const table = useTable({ features, columns: NO_COLUMNS, data: shown, getRowId: ({ id }) => id });
  const rows = table.getSelectedRowModel().rows;
  const selected = new Set(rows.map(({ id }) => id));
  return {
    ids: [...selected],
    isAll: selected.size > 0 && table.getIsAllRowsSelected(),
    has: (id) => selected.has(id),
    toggle: (id) => table.getRow(id).toggleSelected(),
    toggleAll: () => table.toggleAllRowsSelected(),
    clear: () => table.resetRowSelection(true),
  };
}
