import { z } from "zod";

/** Of each field, in UTF-16 units. */
export const MAX_SNIPPET_LENGTH = 50_000;

export const SNIPPET_FIELDS = ["head_tags", "footer_tags", "analytics_code", "facebook_pixel"] as const;

const snippet = z
  .string()
  .max(MAX_SNIPPET_LENGTH, `En fazla ${MAX_SNIPPET_LENGTH.toLocaleString("tr-TR")} karakter olabilir.`);

/** Markup that the admin puts on every public page. */
export const siteSettingsSchema = z.object({
  /** End of the head. */
  head_tags: snippet,
  /** End of the body. */
  footer_tags: snippet,
  /** Head; only after the visitor's consent to analytics. */
  analytics_code: snippet,
  /** Start of the body; only after the visitor's consent to marketing. */
  facebook_pixel: snippet,
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** A field that is left out keeps its text. */
export const siteSettingsChangeSchema = siteSettingsSchema
  .partial()
  .refine((change) => Object.keys(change).length > 0, { message: "Kaydedilecek alan yok." });

export const siteSettingsVersionSchema = siteSettingsSchema.extend({
  /** From 1; 0 is what was there before the first save: nothing. */
  version: z.int().min(0),
  /** While false, pages get empty fields: a way out when a snippet does harm. */
  isEnabled: z.boolean(),
  savedAt: z.iso.datetime().nullable(),
  savedBy: z.string().nullable(),
});
export type SiteSettingsVersion = z.infer<typeof siteSettingsVersionSchema>;

/** Older versions are forgotten. */
export const MAX_SETTINGS_VERSIONS = 50;

export const siteSettingsHistorySchema = z.object({
  /** Newest first; the first is in force. */
  versions: z.array(siteSettingsVersionSchema).max(MAX_SETTINGS_VERSIONS),
  /** False where the configuration keeps every snippet off, whatever is stored. */
  isAllowed: z.boolean(),
});

export const snippetSwitchSchema = z.object({ isEnabled: z.boolean() });
