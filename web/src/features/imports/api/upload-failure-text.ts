import { ApiError } from "@meridian/contracts/client/api-error";
import { failureText } from "../../../lib/api/failure-text.ts";
import { UploadFailure } from "../upload-failure.ts";

/** The message for a failed upload: the server's own, or one with the file's name. */
export function uploadFailureText(error: unknown, fileName: string): string {
  if (error instanceof ApiError && error.problem?.detail === undefined && error.status !== 503) {
    return `Upload failed for ${fileName}: ${error.message}`;
  }
  if (error instanceof UploadFailure && error.answer !== undefined) {
    return `Upload failed for ${fileName}: ${error.answer}`;
  }
  return failureText(error);
}
