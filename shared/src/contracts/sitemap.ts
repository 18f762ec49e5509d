import { z } from "zod";

/** SHA-256, in hex: under this content is stored. */
const digestSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** One file of the sitemaps as it is now. */
export const sitemapPartSchema = z.object({
  /** Path below the site's root: "sitemap.xml", "sitemaps/businesses/page-1.xml". */
  name: z.string(),
  /** Of the XML. */
  digest: digestSchema,
  /** When its content last became another. */
  changedAt: z.iso.datetime(),
  entries: z.int().min(0),
  /** Of a file of businesses: those that follow the file before, in the order of the set. */
  page: z
    .object({
      /** Where it ends, for `ExportStep`; absent of the last. */
      upTo: z.string().optional(),
      /** Under this is kept what its businesses add to the lists of categories and places; served to nobody. */
      placesDigest: digestSchema,
    })
    .optional(),
});
export type SitemapPart = z.infer<typeof sitemapPartSchema>;

/** All files of the sitemaps, built together. */
export const sitemapSetSchema = z.object({
  /** What the addresses in it begin with: "https://example.org". */
  origin: z.string(),
  /** The dataset's version before the build began. */
  datasetVersion: z.int(),
  builtAt: z.iso.datetime(),
  parts: z.array(sitemapPartSchema),
  /** When all businesses were read last; since then those of pages with changes. */
  walkedAt: z.iso.datetime().optional(),
  /** Under this is kept what the next build must know of this one; served to nobody. */
  memoryDigest: digestSchema.optional(),
});
export type SitemapSet = z.infer<typeof sitemapSetSchema>;

/** Under what all that a set needs is kept. */
export function digestsOf({ parts, memoryDigest }: SitemapSet): string[] {
  const digests = parts.flatMap(({ digest, page }) => (page === undefined ? [digest] : [digest, page.placesDigest]));
  return memoryDigest === undefined ? digests : [...digests, memoryDigest];
}

/** Of what is served now: the files that are not one of many, and how many there are in all. */
export const sitemapStatusSchema = z.object({
  /** What the addresses begin with; null before the first build. */
  origin: z.string().nullable(),
  builtAt: z.iso.datetime().nullable(),
  /** Whether the directory has changed since; the next build is then under way or soon. */
  isBehind: z.boolean(),
  fileCount: z.int(),
  businessPageCount: z.int(),
  /** Addresses in all files but the index. */
  addressCount: z.int(),
  /** The index, the fixed files, and the first page of businesses. */
  files: z.array(sitemapPartSchema.pick({ name: true, entries: true, changedAt: true })),
});
export type SitemapStatus = z.infer<typeof sitemapStatusSchema>;
