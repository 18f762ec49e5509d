/** An hours cell, and its week as `describeWeek` writes it. */
export type HoursCase = readonly [cell: string, week: string];
