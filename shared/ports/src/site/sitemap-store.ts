import type { SitemapSet } from "@meridian/contracts/site/sitemap";

/** The sitemaps as last built, shared by all processes. Losing them costs a rebuild only. */
export interface SitemapStore {
  /** The set being served; undefined before the first. */
  current(): Promise<SitemapSet | undefined>;
  has(digest: string): Promise<boolean>;
  /** A stored part, gzipped: XML, or the memory of a set. Undefined if it is gone. */
  read(digest: string): Promise<Buffer | undefined>;
  /** No effect if it exists. */
  put(digest: string, gzipped: Buffer): Promise<void>;
  /**
   * Publishes a set whose parts have all been stored. Deletes parts that neither it nor the previous set names, so readers of the
   * previous set can finish.
   */
  publish(set: SitemapSet): Promise<void>;
  close(): Promise<void>;
}
