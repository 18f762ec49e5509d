import { engineConfigShape } from "@meridian/shared/engines/engine-config";
import { processConfigShape } from "@meridian/shared/http/process-config";
import { publicOriginOf, publicUrlConfigShape } from "@meridian/shared/http/public-url";
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
