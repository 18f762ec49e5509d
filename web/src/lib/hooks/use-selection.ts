import { rowSelectionFeature, tableFeatures, useTable } from "@tanstack/react-table";

const features = tableFeatures({ rowSelectionFeature });
const NO_COLUMNS: [] = [];

export interface Selection {
  /** The selected ones among those shown, in order. */
  ids: readonly string[];
  has(id: string): boolean;
  toggle(id: string): void;
  /** Selects everything shown, or nothing if all was selected. */
  toggleAll(): void;
  clear(): void;
  isAll: boolean;
}

/** The selection in a list, by TanStack Table. Items no longer shown do not count: nothing happens to what is not in view. */
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
