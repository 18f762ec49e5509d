/** What a cell says about some days, before its times are parsed. */
export interface DayEntry {
  /** 0 = Monday. */
  days: readonly number[];
  text: string;
}

export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** Marks text that was not understood. */
export const UNREADABLE: DayEntry = { days: [], text: "" };
