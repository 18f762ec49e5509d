import { ApiError } from "@meridian/contracts/client/api-error";

const UNKNOWN_ERROR = "Unknown error";

/** The message for the admin after a failed call: the server's own if it has one. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.problem?.detail ?? "Sunucuya bağlanılamadı. Lütfen tekrar deneyin.";
  return error instanceof Error ? error.message : UNKNOWN_ERROR;
}
