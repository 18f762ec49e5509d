import type { HeaderGuide } from "../header-guide.ts";

/** The headers of records with differing keys. */
export interface RecordColumns {
  add(header: string): void;
  has(header: string): boolean;
  size(): number;
  /** In order of appearance. Above `limit`, known headers are kept first, then the earliest. */
  headers(limit: number): string[];
}

export function createRecordColumns({ isKnown }: Pick<HeaderGuide, "isKnown">): RecordColumns {
  const found = new Set<string>();
  return {
    add: (header) => found.add(header),
    has: (header) => found.has(header),
    size: () => found.size,
    headers: (limit) => {
      const all = [...found];
      if (all.length <= limit) return all;
      const known = all.filter(isKnown);
      const kept = new Set([...known, ...all].slice(0, limit));
      return all.filter((header) => kept.has(header));
    },
  };
}

/** Lists in one file that share half of their headers, such as one per city, get the same columns. */
export function shareColumns(lists: readonly (RecordColumns | undefined)[]): (RecordColumns | undefined)[] {
  const groups: RecordColumns[] = [];
  return lists.map((columns) => {
    if (columns === undefined) return undefined;
    const group = groups.find((candidate) => isAlike(columns, candidate));
    if (group === undefined) {
      groups.push(columns);
      return columns;
    }
    for (const header of columns.headers(columns.size())) group.add(header);
    return group;
  });
}

function isAlike(columns: RecordColumns, group: RecordColumns): boolean {
  const shared = columns.headers(columns.size()).filter((header) => group.has(header)).length;
  return shared * 2 >= Math.max(columns.size(), group.size());
}
