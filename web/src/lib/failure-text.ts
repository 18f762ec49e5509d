import { ApiError } from "@meridian/shared/client/api-error";

const UNKNOWN_ERROR = "Unknown error";

/** What a failed call says to the admin: the server's own words where it has any. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.problem?.detail ?? "Sunucuya bağlanılamadı. Lütfen tekrar deneyin.";
  return error instanceof Error ? error.message : UNKNOWN_ERROR;
}
