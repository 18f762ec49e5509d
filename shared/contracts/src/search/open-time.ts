import { z } from "zod";

/** When a business must be open: at some time on a day, after 22:00 on some day, or at all times. */
export const openTimeSchema = z.enum([
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
  "late",
  "always",
]);
export type OpenTime = z.infer<typeof openTimeSchema>;
