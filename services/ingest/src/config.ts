import { engineConfigShape } from "@meridian/engines/engine-config";
import { publicUrlConfigShape } from "@meridian/platform/http/public-url";
import { processConfigShape } from "@meridian/platform/http/server/process-config";
import { z } from "zod";

export const ingestConfigSchema = z.object({
  ...processConfigShape,
  ...engineConfigShape,
  ...publicUrlConfigShape,
  UPLOAD_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(30)
    .describe("Days that an uploaded file is kept after its import has ended"),
  SOURCE_ALLOWED_HOSTS: z
    .string()
    .default("")
    .describe("Hosts, separated by commas, from which sources may be fetched although their addresses are not public"),
  IMPORT_LEASE_SECONDS: z.coerce
    .number()
    .int()
    .min(3)
    .max(600)
    .default(30)
    .describe("Seconds after which another worker takes over the import of one that died"),
});

/** Names as they are compared: in lower case. */
export function hostsOf(list: string): ReadonlySet<string> {
  return new Set(
    list
      .toLowerCase()
      .split(",")
      .map((host) => host.trim())
      .filter((host) => host !== ""),
  );
}
