/** When a business must be open: at some time on a day, after 22:00 on some day, or at all times. */
export const OPEN_TIMES = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
  "late",
  "always",
] as const;
export type OpenTime = (typeof OPEN_TIMES)[number];
