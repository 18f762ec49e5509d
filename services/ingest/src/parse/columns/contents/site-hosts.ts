import type { CellValue } from "@meridian/sheet-reader/sheet-row";
import { type ColumnProfile, countEach } from "./column-profile.ts";

const HOST = /^(?:https?:\/\/)?(?:www\.)?([^\s/?#:]+\.[^\s/?#:]+)/i;
/** The share of links to one host from which the others are slips of the pen. */
const NEARLY_ALL_LINKS = 0.9;
/** The minimum share of distinct sites: branches of a chain share one, while links to very few sites lead to portals. */
const MIN_SITES_SHARE = 0.15;
const MIN_SITES = 5;
const MIN_SITES_OF_ANY = 2;
/** Hosts whose pages many businesses use as their site. */
const SOCIAL = /(?:^|\.)(?:facebook|instagram|linktr|wixsite|business|weebly|blogspot|wordpress)\.[a-z.]+$/;

/** The host of a link, unless businesses use its pages as their site. */
export function hostOf(value: CellValue): string | undefined {
  const host = HOST.exec(String(value).trim())?.[1]?.toLowerCase();
  return host === undefined || SOCIAL.test(host) ? undefined : host;
}

/** Links to the pages of one site about each business are not the businesses' own sites. */
export function isOfManySites({ values }: ColumnProfile): boolean {
  const hosts = values.flatMap((value) => hostOf(value) ?? []);
  const counts = countEach(hosts);
  const most = counts[0]?.[1] ?? 0;
  if (hosts.length >= MIN_SITES && most >= hosts.length * NEARLY_ALL_LINKS) return false;
  return counts.length >= Math.max(MIN_SITES_OF_ANY, Math.min(MIN_SITES, hosts.length * MIN_SITES_SHARE));
}
