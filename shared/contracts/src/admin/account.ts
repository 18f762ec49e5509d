import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { successAnswerSchema } from "./session.ts";

export const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 1000;

export const passwordChangeSchema = z.object({
  currentPassword: z.string().min(1, "Mevcut şifrenizi yazın.").max(MAX_PASSWORD_LENGTH),
  newPassword: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `Şifre en az ${MIN_PASSWORD_LENGTH} karakter olmalı.`)
    .max(MAX_PASSWORD_LENGTH, `Şifre en fazla ${MAX_PASSWORD_LENGTH} karakter olabilir.`),
});
export type PasswordChange = z.output<typeof passwordChangeSchema>;

export const listedSessionSchema = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The address the session was opened from; null if unknown. */
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** The session making the request. */
  isCurrent: z.boolean(),
});
export type ListedSession = z.infer<typeof listedSessionSchema>;

export const sessionListSchema = z.object({
  /** Most recently used first. */
  sessions: z.array(listedSessionSchema),
  /** True if ADMIN_PASSWORD sets the password: it is then changed there. */
  isPasswordConfigured: z.boolean(),
});

export const listSessions = defineEndpoint({
  method: "GET",
  path: "/api/admin/sessions",
  summary: "Where the administrator is logged in",
  access: "session",
  response: sessionListSchema,
});

export const revokeSession = defineEndpoint({
  method: "DELETE",
  path: "/api/admin/sessions/:id",
  summary: "Ends a session",
  access: "session",
  params: z.object({ id: z.string().min(1).max(64) }),
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const revokeOtherSessions = defineEndpoint({
  method: "DELETE",
  path: "/api/admin/sessions",
  summary: "Ends every session but the one that asks",
  access: "session",
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const changePassword = defineEndpoint({
  method: "POST",
  path: "/api/admin/password",
  summary: "Gives the administrator another password and ends every other session",
  access: "session",
  body: passwordChangeSchema,
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const accountApi = { listSessions, revokeSession, revokeOtherSessions, changePassword };
