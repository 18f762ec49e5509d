/** A cell of hours, and the week that it means in the words of `describeWeek`. */
export type HoursCase = readonly [cell: string, week: string];
