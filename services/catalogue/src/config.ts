import { engineConfigShape } from "@meridian/engines/engine-config";
import { publicOriginOf, publicUrlConfigShape } from "@meridian/platform/http/public-url";
import { processConfigShape } from "@meridian/platform/http/server/process-config";
import { z } from "zod";

export const catalogueConfigSchema = z.object({
  ...processConfigShape,
  ...engineConfigShape,
  ...publicUrlConfigShape,
});

/** The site's public origin, such as "https://example.org". */
export function siteOriginOf(config: z.output<typeof catalogueConfigSchema>): string {
  return publicOriginOf(config) ?? `http://localhost:${config.PORT}`;
}
