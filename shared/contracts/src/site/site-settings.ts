import { z } from "zod";

/** Per field, in UTF-16 units. */
export const MAX_SNIPPET_LENGTH = 50_000;

export const SNIPPET_FIELDS = ["head_tags", "footer_tags", "analytics_code", "facebook_pixel"] as const;

const snippet = z
  .string()
  .max(MAX_SNIPPET_LENGTH, `En fazla ${MAX_SNIPPET_LENGTH.toLocaleString("tr-TR")} karakter olabilir.`);

/** Markup the admin adds to every public page. */
export const siteSettingsSchema = z.object({
  /** At the end of the head. */
  head_tags: snippet,
  /** At the end of the body. */
  footer_tags: snippet,
  /** In the head; only after the visitor consents to analytics. */
  analytics_code: snippet,
  /** At the start of the body; only after the visitor consents to marketing. */
  facebook_pixel: snippet,
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** What pages load from other sites, by directive of the content security policy. */
export const ORIGIN_KINDS = ["connect", "frame", "script", "style", "image", "font"] as const;
export type OriginKind = (typeof ORIGIN_KINDS)[number];
export const MAX_ORIGINS = 30;

const ORIGIN = /^(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/;

/** "https://*.example.org": scheme and host, whose first label may be a wildcard. A path is dropped. */
export const originSchema = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => text.replace(/^([a-z]+:\/\/[^/]*)\/.*$/, "$1"))
  .pipe(z.string().max(120).regex(ORIGIN, "https:// veya wss:// ile başlayan bir adres yazın"));
const originsSchema = z
  .array(originSchema)
  .max(MAX_ORIGINS, `En fazla ${MAX_ORIGINS} adres olabilir`)
  .transform((origins) => [...new Set(origins)])
  .default([]);

/** Origins besides our own that snippets need. */
export const siteOriginsSchema = z.object({
  connect: originsSchema,
  frame: originsSchema,
  script: originsSchema,
  style: originsSchema,
  image: originsSchema,
  font: originsSchema,
});
export type SiteOrigins = z.infer<typeof siteOriginsSchema>;

export const NO_ORIGINS: SiteOrigins = { connect: [], frame: [], script: [], style: [], image: [], font: [] };

/** Placeholder for the page's nonce in the markup of `sitePolicySchema`. */
export const NONCE_MARK = "{page-nonce}";

/** What the gateway adds to public pages. */
export const sitePolicySchema = z.object({
  /** Elements of the head tags that are not scripts and need no consent. */
  headMarkup: z.string(),
  origins: siteOriginsSchema,
});
export type SitePolicy = z.infer<typeof sitePolicySchema>;

/** A source browsers reported as blocked by the policy in the last 30 days. */
export const blockedSourceSchema = z.object({
  /** Of the policy, such as `connect-src`. */
  directive: z.string(),
  /** An origin, or a keyword such as `inline`. */
  source: z.string(),
  count: z.number(),
  /** The origin setting that would allow it; null if none would. */
  kind: z.enum(ORIGIN_KINDS).nullable(),
});
export type BlockedSource = z.infer<typeof blockedSourceSchema>;

/** An omitted field keeps its text. */
export const siteSettingsChangeSchema = siteSettingsSchema
  .extend({ origins: siteOriginsSchema })
  .partial()
  .refine((change) => Object.keys(change).length > 0, {
    error: "Kaydedilecek alan yok.",
    params: { english: "There is no field to save" },
  });

export const siteSettingsVersionSchema = siteSettingsSchema.extend({
  origins: siteOriginsSchema.default(NO_ORIGINS),
  /** From 1; 0 is the empty state before the first save. */
  version: z.int().min(0),
  /** While false, pages get empty fields: the way out if a snippet does harm. */
  isEnabled: z.boolean(),
  savedAt: z.iso.datetime().nullable(),
  savedBy: z.string().nullable(),
});
export type SiteSettingsVersion = z.infer<typeof siteSettingsVersionSchema>;

/** Older versions are deleted. */
export const MAX_SETTINGS_VERSIONS = 50;

export const siteSettingsHistorySchema = z.object({
  /** Newest first; the first is active. */
  versions: z.array(siteSettingsVersionSchema).max(MAX_SETTINGS_VERSIONS),
  /** False if the configuration disables all snippets. */
  isAllowed: z.boolean(),
});

export const snippetSwitchSchema = z.object({ isEnabled: z.boolean() });
