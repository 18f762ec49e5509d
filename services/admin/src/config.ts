import { engineConfigShape } from "@meridian/engines/engine-config";
import { publicUrlConfigShape } from "@meridian/platform/http/public-url";
import { serviceUrlsSchema } from "@meridian/platform/http/replicas/replicas";
import { internalUrlsOf, type ProcessConfig, processConfigShape } from "@meridian/platform/http/server/process-config";
import { z } from "zod";
import { mailConfigShape } from "./mail/mail-config.ts";

/** The administrator's credential, for this process and for the one that prepares the first start. */
export const credentialConfigShape = {
  ADMIN_USERNAME: z.string().min(1).max(200).default("admin").describe("Name of the administrator"),
  ADMIN_PASSWORD: z
    .string()
    .max(1000)
    .optional()
    .describe(
      "The administrator's password, 12 characters or more; unset, the first start generates one and prints it once",
    ),
};

export const adminConfigSchema = z.object({
  ...processConfigShape,
  ...engineConfigShape,
  ...publicUrlConfigShape,
  ...credentialConfigShape,
  ...mailConfigShape,
  SNIPPETS: z
    .enum(["on", "off"])
    .default("on")
    .describe("off keeps the head, body and footer codes of the site settings off every page, whatever is stored"),
  METRICS_URLS: serviceUrlsSchema
    .optional()
    .describe("Internal URLs of the site's processes, whose metrics the dashboard shows; default: this machine's own"),
});

export type AdminConfig = z.infer<typeof adminConfigSchema>;

/** The metrics URLs of the site's processes. */
export function metricsUrlsOf(config: ProcessConfig & { METRICS_URLS?: readonly string[] | undefined }): URL[] {
  return (config.METRICS_URLS ?? Object.values(internalUrlsOf(config))).map((url) => new URL(url));
}

/** The names of this machine's processes by address. */
export function processNamesOf(config: ProcessConfig): Map<string, string> {
  return new Map(Object.entries(internalUrlsOf(config)).map(([name, url]) => [new URL(url).href, name]));
}
