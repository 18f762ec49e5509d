import { ApiError } from "@meridian/shared/client/api-error";
import type { AnswerOf } from "@meridian/shared/client/client-endpoint";
import * as api from "@meridian/shared/client/endpoints/admin.gen";
import type { LoginRequest } from "@meridian/shared/contracts/session";
import { call } from "../../../lib/api-client.ts";

const WRONG_CREDENTIALS = "Geçersiz kullanıcı adı veya şifre";
const UNREACHABLE = "Sunucuya bağlanılamadı. Lütfen tekrar deneyin.";

/** Opens a session; the cookie comes with the answer. Rejects with an ApiError. */
export function login(credentials: LoginRequest): Promise<AnswerOf<typeof api.login>> {
  return call(api.login, { body: credentials });
}

/** What to tell someone whose login failed: the server's own words where it has any. */
export function loginFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return UNREACHABLE;
  if (error.code === "unavailable") return UNREACHABLE;
  return error.problem?.message ?? error.problem?.detail ?? WRONG_CREDENTIALS;
}
