import type { LoginRequest } from "@meridian/contracts/admin/session";
import { ApiError } from "@meridian/contracts/client/api-error";
import type { AnswerOf } from "@meridian/contracts/client/client-endpoint";
import * as api from "@meridian/contracts/client/endpoints/admin.gen";
import { call } from "../../../lib/api/api-client.ts";

const WRONG_CREDENTIALS = "Geçersiz kullanıcı adı veya şifre";
const UNREACHABLE = "Sunucuya bağlanılamadı. Lütfen tekrar deneyin.";

/** Opens a session; the answer sets the cookie. Rejects with an ApiError. */
export function login(credentials: LoginRequest): Promise<AnswerOf<typeof api.login>> {
  return call(api.login, { body: credentials });
}

/** The message after a failed login: the server's own if it has one. */
export function loginFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return UNREACHABLE;
  if (error.code === "unavailable") return UNREACHABLE;
  return error.problem?.message ?? error.problem?.detail ?? WRONG_CREDENTIALS;
}
