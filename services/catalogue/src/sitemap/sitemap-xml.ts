import { escapeXml } from "../escape-xml.ts";

export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** ISO 8601; omitted unless known for certain. */
  changedAt?: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap: the protocol allows at most 50,000 entries and 50 MB. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return `${HEAD}<urlset ${NAMESPACE}>\n${entries.map((entry) => elementOf("url", entry)).join("")}</urlset>\n`;
}

/** The index of all sitemaps. */
export function sitemapIndexXml(entries: readonly SitemapEntry[]): string {
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.map((entry) => elementOf("sitemap", entry)).join("")}</sitemapindex>\n`;
}

function elementOf(name: string, { url, changedAt }: SitemapEntry): string {
  const changed = changedAt === undefined ? "" : `<lastmod>${changedAt}</lastmod>`;
  return `<${name}><loc>${escapeXml(url)}</loc>${changed}</${name}>\n`;
}
