import { z } from "zod";

/** SHA-256 (hex), the key of stored content. */
const digestSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** One current file of the sitemaps. */
export const sitemapPartSchema = z.object({
  /** The path below the site's root: "sitemap.xml", "sitemaps/businesses/page-1.xml". */
  name: z.string(),
  /** Of the XML. */
  digest: digestSchema,
  /** When its content last changed. */
  changedAt: z.iso.datetime(),
  entries: z.int().min(0),
  /** For a file of businesses: the position after the previous file, in the order of the set. */
  page: z
    .object({
      /** Where it ends, for `ExportStep`; absent for the last one. */
      upTo: z.string().optional(),
      /** The key of its contribution to the lists of categories and places; not served. */
      placesDigest: digestSchema,
    })
    .optional(),
});
export type SitemapPart = z.infer<typeof sitemapPartSchema>;

/** All files of the sitemaps, built together. */
export const sitemapSetSchema = z.object({
  /** The origin of its addresses: "https://example.org". */
  origin: z.string(),
  /** The dataset version before the build. */
  datasetVersion: z.int(),
  builtAt: z.iso.datetime(),
  parts: z.array(sitemapPartSchema),
  /** When all businesses were last read; later builds only read changed pages. */
  walkedAt: z.iso.datetime().optional(),
  /** The key of what the next build needs from this one; not served. */
  memoryDigest: digestSchema.optional(),
});
export type SitemapSet = z.infer<typeof sitemapSetSchema>;

/** The keys of everything a set needs. */
export function digestsOf({ parts, memoryDigest }: SitemapSet): string[] {
  const digests = parts.flatMap(({ digest, page }) => (page === undefined ? [digest] : [digest, page.placesDigest]));
  return memoryDigest === undefined ? digests : [...digests, memoryDigest];
}

/** The current sitemaps: the individual files, and the total number. */
export const sitemapStatusSchema = z.object({
  /** The origin of the addresses; null before the first build. */
  origin: z.string().nullable(),
  builtAt: z.iso.datetime().nullable(),
  /** Whether the directory has changed since; the next build is running or due soon. */
  isBehind: z.boolean(),
  fileCount: z.int(),
  businessPageCount: z.int(),
  /** Addresses in all files except the index. */
  addressCount: z.int(),
  /** The index, the fixed files, and the first page of businesses. */
  files: z.array(sitemapPartSchema.pick({ name: true, entries: true, changedAt: true })),
});
export type SitemapStatus = z.infer<typeof sitemapStatusSchema>;
