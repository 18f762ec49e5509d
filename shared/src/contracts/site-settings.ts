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

/** What pages load of other sites, by the directive of the content security policy that opens for it. */
export const ORIGIN_KINDS = ["connect", "frame", "script", "style", "image", "font"] as const;
export type OriginKind = (typeof ORIGIN_KINDS)[number];
export const MAX_ORIGINS = 30;

const ORIGIN = /^(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/;

/** "https://*.example.org": scheme and host, of which the first label may be a star. A path behind them is left out. */
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

/** Origins that snippets need besides our own. */
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

/** In the markup of `sitePolicySchema`, where the page's nonce belongs. */
export const NONCE_MARK = "{page-nonce}";

/** What the gateway adds to public pages itself. */
export const sitePolicySchema = z.object({
  /** The elements of the head tags that are no scripts and need no consent. */
  headMarkup: z.string(),
  origins: siteOriginsSchema,
});
export type SitePolicy = z.infer<typeof sitePolicySchema>;

/** What browsers report that the policy blocked, in the last 30 days. */
export const blockedSourceSchema = z.object({
  /** Of the policy, such as `connect-src`. */
  directive: z.string(),
  /** An origin, or a keyword of the browser's such as `inline`. */
  source: z.string(),
  count: z.number(),
  /** Which origins of the settings would let it through; null where none would. */
  kind: z.enum(ORIGIN_KINDS).nullable(),
});
export type BlockedSource = z.infer<typeof blockedSourceSchema>;

/** A field that is left out keeps its text. */
export const siteSettingsChangeSchema = siteSettingsSchema
  .extend({ origins: siteOriginsSchema })
  .partial()
  .refine((change) => Object.keys(change).length > 0, { message: "Kaydedilecek alan yok." });

export const siteSettingsVersionSchema = siteSettingsSchema.extend({
  origins: siteOriginsSchema.default(NO_ORIGINS),
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
