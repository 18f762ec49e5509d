import { defaultUrlOf, processConfigShape } from "@meridian/shared/http/process-config";
import { serviceUrlsSchema } from "@meridian/shared/http/replicas";
import { z } from "zod";
import type { PageConfig } from "../src/lib/page-config.ts";

export const webConfigSchema = z.object({
  ...processConfigShape,
  NODE_ENV: z.string().optional().describe("development turns on sources served by Vite with hot reload"),
  WEB_DEV: z.enum(["0", "1"]).default("0").describe("1 serves the sources with hot reload, whatever NODE_ENV says"),
  CATALOGUE_URL: serviceUrlsSchema
    .optional()
    .describe("Where pages are rendered from; this machine's catalogue when unset"),
  PUBLIC_URL: z.url().optional().describe("Address of the site as visitors type it, for canonical links"),
  MAP_STYLE_URL: z.url().optional().describe("MapLibre style of the maps; a plain sheet without streets when unset"),
});
export type WebConfig = z.infer<typeof webConfigSchema>;

export function pageConfigOf(config: WebConfig): PageConfig {
  const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  return { publicUrl: publicUrl.replace(/\/+$/, ""), mapStyleUrl: config.MAP_STYLE_URL ?? null };
}

export function catalogueUrlsOf(config: WebConfig): URL[] {
  return (config.CATALOGUE_URL ?? [defaultUrlOf("catalogue", config)]).map((url) => new URL(url));
}

export function isDevelopment(config: WebConfig): boolean {
  return config.WEB_DEV === "1" || config.NODE_ENV === "development";
}
