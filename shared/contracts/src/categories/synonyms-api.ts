import { z } from "zod";
import { successAnswerSchema } from "../admin/session.ts";
import { defineEndpoint } from "../endpoint.ts";

export const MAX_SYNONYMS = 500;
export const MAX_SYNONYM_LENGTH = 60;

const termSchema = z
  .string()
  .trim()
  .min(1, "Boş bırakılamaz.")
  .max(MAX_SYNONYM_LENGTH, `En fazla ${MAX_SYNONYM_LENGTH} karakter olabilir.`);

/** A search for `term` also finds what `meaning` finds, but not the reverse. */
export const newSynonymSchema = z.object({ term: termSchema, meaning: termSchema });
export type NewSynonym = z.output<typeof newSynonymSchema>;

export const synonymSchema = newSynonymSchema.extend({
  /** Derived from the folded words of both: no two synonyms say the same. */
  id: z.string().regex(/^[0-9a-f]{16}$/),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
});
export type Synonym = z.infer<typeof synonymSchema>;

export const listSynonyms = defineEndpoint({
  method: "GET",
  path: "/api/admin/synonyms",
  summary: "What searches are also taken to mean, by the term that is searched for",
  access: "session",
  response: z.object({ synonyms: z.array(synonymSchema).max(MAX_SYNONYMS) }),
});

export const addSynonym = defineEndpoint({
  method: "POST",
  path: "/api/admin/synonyms",
  summary: "Lets a search for a term also find what another one finds",
  access: "session",
  body: newSynonymSchema,
  response: synonymSchema,
});

export const removeSynonym = defineEndpoint({
  method: "DELETE",
  path: "/api/admin/synonyms/:id",
  summary: "Takes a synonym away",
  access: "session",
  params: z.object({ id: synonymSchema.shape.id }),
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const synonymsApi = { listSynonyms, addSynonym, removeSynonym };
