import type { SitemapSet } from "../contracts/sitemap.ts";

/**
 * The sitemaps as they were built last, for every process that serves them. They follow from the directory, so that losing
 * them costs a build and nothing else.
 */
export interface SitemapStore {
  /** The set that is served; undefined before the first. */
  current(): Promise<SitemapSet | undefined>;
  has(digest: string): Promise<boolean>;
  /** What was put, gzipped: XML, or what a set remembers. Undefined when it is not there any more. */
  read(digest: string): Promise<Buffer | undefined>;
  /** Nothing happens when it is there already. */
  put(digest: string, gzipped: Buffer): Promise<void>;
  /**
   * From now on this set is served, whole: all its parts have been put. What neither it nor the set before names is forgotten, so
   * that a reader who has just asked for the set before still finds what it names.
   */
  publish(set: SitemapSet): Promise<void>;
  close(): Promise<void>;
}
