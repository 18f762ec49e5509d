import { ApiError } from "../../../lib/api-error.ts";

const UNKNOWN_ERROR = "Unknown error";

/** What a failed call says to the admin: the server's own words where it has any. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.problem?.detail ?? "Sunucuya bağlanılamadı. Lütfen tekrar deneyin.";
  return error instanceof Error ? error.message : UNKNOWN_ERROR;
}

/** The same of a file that could not be uploaded. */
export function uploadFailureText(error: unknown, fileName: string): string {
  if (error instanceof ApiError && error.problem?.detail === undefined && error.status !== 503) {
    return `Upload failed for ${fileName}: ${error.message}`;
  }
  return failureText(error);
}
