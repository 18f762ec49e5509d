import { z } from "zod";
import { textRangeSchema } from "./search.ts";

export const suggestionSchema = z.object({
  label: z.string(),
  detail: z.string().nullable(),
  matches: z.array(textRangeSchema),
  path: z.string(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

export const suggestAnswerSchema = z.object({
  businesses: z.array(suggestionSchema),
  categories: z.array(suggestionSchema),
  places: z.array(suggestionSchema),
});
export type SuggestAnswer = z.infer<typeof suggestAnswerSchema>;
