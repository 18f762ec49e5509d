import { z } from "zod";

export const loginRequestSchema = z.object({
  username: z.string().min(1).max(200),
  password: z.string().min(1).max(1000),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const successAnswerSchema = z.object({ success: z.boolean(), message: z.string() });

export const sessionInfoSchema = z.object({
  username: z.string(),
  createdAt: z.iso.datetime(),
  /** Moves with use; the session ends at this time. */
  expiresAt: z.iso.datetime(),
});
