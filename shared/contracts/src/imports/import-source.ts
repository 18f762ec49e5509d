import { z } from "zod";
import { storedTextSchema } from "../stored-text.ts";
import { headerSignatureSchema } from "./import-mapping.ts";

export const MAX_SOURCES = 100;
export const MAX_SOURCE_HOURS = 31 * 24;

const sourceUrlSchema = z
  .string()
  .trim()
  .max(2000)
  .refine(isHttpsUrl, {
    error: "https:// ile başlayan, kullanıcı adı ve şifre içermeyen bir adres girin",
    params: { english: "Enter an address that starts with https:// and contains no user name or password" },
  });

function isHttpsUrl(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.username === "" && url.password === "";
}

/** What the administrator decides about a source. */
export const sourceSettingsSchema = z.object({
  name: z.string().trim().min(1).max(120),
  url: sourceUrlSchema,
  /** The saved mapping that its files are to have, by their headers; null: as recognised. */
  profileSignature: headerSignatureSchema.nullable(),
  /** Time from the start of one run to the next. */
  everyHours: z.int().min(1).max(MAX_SOURCE_HOURS),
  /** A run starts then, and every `everyHours` after it, so that a daily run has its hour; null: from the time it was added. */
  startsAt: z.iso.datetime().nullable().default(null),
  /** An import waits for a decision if more of the known businesses would change, or would disappear. */
  gatePercent: z.number().min(0).max(100),
  /** Whether it runs by its schedule. */
  isEnabled: z.boolean(),
});
export type SourceSettings = z.infer<typeof sourceSettingsSchema>;

/**
 * `running`: its import has not ended. `held`: its import waits for a decision, and no further run starts. `unchanged`: the file is the one
 * of the last import.
 */
export const sourceOutcomeSchema = z.enum(["running", "imported", "unchanged", "held", "discarded", "failed"]);
export type SourceOutcome = z.infer<typeof sourceOutcomeSchema>;

/** An https address from which businesses are imported by a schedule. */
export const importSourceSchema = sourceSettingsSchema.extend({
  id: z.string().regex(/^[0-9a-f]{20}$/),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** Of the file imported last, for conditional requests; null where the server sent none. */
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Of the file imported last; null before the first. */
  contentSha256: z.string().nullable(),
  lastRunAt: z.iso.datetime().nullable(),
  lastOutcome: sourceOutcomeSchema.nullable(),
  /** Of the last run, if it failed. */
  lastFailure: storedTextSchema.nullable(),
  /** The last import. */
  lastJobId: z.string().nullable(),
  /** Whether a run was requested by hand. */
  isRunRequested: z.boolean(),
  /** Failed runs since the last success. */
  failures: z.int().min(0),
  nextRunAt: z.iso.datetime(),
});
export type ImportSource = z.infer<typeof importSourceSchema>;
