import type { login as loginEndpoint } from "@meridian/shared/contracts/admin-api";
import type { EndpointResponse } from "@meridian/shared/contracts/endpoint";
import type { LoginRequest } from "@meridian/shared/contracts/session";
import { requestJson } from "../../../lib/api-client.ts";
import { ApiError } from "../../../lib/api-error.ts";

const WRONG_CREDENTIALS = "Geçersiz kullanıcı adı veya şifre";
const UNREACHABLE = "Sunucuya bağlanılamadı. Lütfen tekrar deneyin.";

/** Opens a session; the cookie comes with the answer. Rejects with an ApiError. */
export function login(credentials: LoginRequest): Promise<EndpointResponse<typeof loginEndpoint>> {
  return requestJson("/api/admin/login", { method: "POST", data: credentials });
}

/** What to tell someone whose login failed: the server's own words where it has any. */
export function loginFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return UNREACHABLE;
  if (error.code === "unavailable") return UNREACHABLE;
  return error.problem?.message ?? error.problem?.detail ?? WRONG_CREDENTIALS;
}
