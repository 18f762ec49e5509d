import { z } from "zod";

/** A text for people as a message key with parameters, so that each reader sees it in their own language. */
export interface KeyedText {
  key: string;
  params: Readonly<Record<string, TextParam>>;
}

/** A number is a count, and several texts are a list. */
export type TextParam = number | StoredText | readonly StoredText[];

/** Earlier versions stored the Turkish text. */
export type StoredText = string | KeyedText;

export const storedTextSchema: z.ZodType<StoredText> = z.lazy(() =>
  z.union([z.string(), z.object({ key: z.string(), params: z.record(z.string(), textParamSchema) })]),
);

const textParamSchema: z.ZodType<TextParam> = z.union([z.number(), storedTextSchema, z.array(storedTextSchema)]);
