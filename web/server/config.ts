import { mapConfigShape, mapServiceUrlOf } from "@meridian/platform/http/map-config";
import { serviceUrlsSchema } from "@meridian/platform/http/replicas/replicas";
import { defaultUrlOf, processConfigShape } from "@meridian/platform/http/server/process-config";
import { z } from "zod";
import type { MapConfig, PageConfig } from "../src/lib/page/page-config.ts";
import type { TilesFile } from "./tiles-file.ts";

const optionalText = (description: string) => z.string().trim().min(1).max(500).optional().describe(description);

export const webConfigSchema = z.object({
  ...processConfigShape,
  NODE_ENV: z.string().optional().describe("development turns on sources served by Vite with hot reload"),
  WEB_DEV: z.enum(["0", "1"]).default("0").describe("1 serves the sources with hot reload, whatever NODE_ENV says"),
  CATALOGUE_URL: serviceUrlsSchema
    .optional()
    .describe("Where pages are rendered from; this machine's catalogue when unset"),
  PUBLIC_URL: z.url().optional().describe("Address of the site as visitors type it, for canonical links"),
  ...mapConfigShape,
  SITE_OPERATOR: optionalText("Company or person that runs the site, for the contact page and the legal pages"),
  CONTACT_ADDRESS: optionalText("Office address of the operator, in one line with commas"),
  CONTACT_PHONE: optionalText("Telephone number of the operator"),
  CONTACT_EMAIL: z.email().optional().describe("Mail address of the operator, as visitors see it"),
  COMPANY_REGISTER: optionalText("Register entry and tax number of the operator, for the legal notice"),
  AD_SCRIPT_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Script of the ad network for the 300x250 slots, loaded after consent; unset, there are no ads"),
  AD_CLIENT: optionalText("Customer number at ad networks of the adsbygoogle kind"),
  AD_SLOT: optionalText("Number of the ad slot there"),
});
export type WebConfig = z.infer<typeof webConfigSchema>;

export function pageConfigOf(config: WebConfig, tilesFile: TilesFile | undefined): PageConfig {
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  return {
    publicUrl: publicUrl.replace(/\/+$/, ""),
    map: mapConfigOf(config, tilesFile),
    operator: {
      name: config.SITE_OPERATOR ?? null,
      address: config.CONTACT_ADDRESS ?? null,
      phone: config.CONTACT_PHONE ?? null,
      email: config.CONTACT_EMAIL ?? null,
      register: config.COMPANY_REGISTER ?? null,
    },
    ads: adConfigOf(config),
  };
}

function mapConfigOf(config: WebConfig, tilesFile: TilesFile | undefined): MapConfig | null {
  const url = mapServiceUrlOf(config);
  if (config.MAP_STYLE_URL !== undefined) return url === undefined ? null : { kind: "style", url };
  if (url !== undefined) return { kind: "service", schema: "openmaptiles", url };
  return tilesFile === undefined ? null : { kind: "file", ...tilesFile.description };
}

function adConfigOf({ AD_SCRIPT_URL, AD_CLIENT, AD_SLOT }: WebConfig): PageConfig["ads"] {
  if (AD_SCRIPT_URL === undefined) return null;
  return { scriptUrl: AD_SCRIPT_URL, client: AD_CLIENT ?? null, slot: AD_SLOT ?? null };
}

export function catalogueUrlsOf(config: WebConfig): URL[] {
  return (config.CATALOGUE_URL ?? [defaultUrlOf("catalogue", config)]).map((url) => new URL(url));
}

export function isDevelopment(config: WebConfig): boolean {
  return config.WEB_DEV === "1" || config.NODE_ENV === "development";
}
