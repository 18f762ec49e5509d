import { z } from "zod";

export const publicUrlConfigShape = {
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Public address of the site; https makes cookies secure and turns HSTS on"),
};
const publicUrlConfigSchema = z.object(publicUrlConfigShape);

/** "https://example.org"; undefined if unset, when the host of each request counts. */
export function publicOriginOf({ PUBLIC_URL }: z.output<typeof publicUrlConfigSchema>): string | undefined {
  return PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL).origin;
}
