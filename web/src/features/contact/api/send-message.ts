import type { ContactFields } from "@meridian/shared/contracts/contact";
import type { EndpointResponse } from "@meridian/shared/contracts/endpoint";
import type { sendContactMessage } from "@meridian/shared/contracts/site-api";
import { requestJson } from "../../../lib/api-client.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { type FieldProblems, isContactField } from "../contact-problems.ts";

export interface OutgoingMessage extends ContactFields {
  website: string;
  elapsedMs: number;
}

/** Rejects with an ApiError for every answer that is no success. */
export function sendMessage(message: OutgoingMessage): Promise<EndpointResponse<typeof sendContactMessage>> {
  return requestJson("/api/contact", { method: "POST", data: message });
}

/** What the server found wrong with single fields, the first of each. */
export function problemsOf(error: unknown): FieldProblems {
  const problems: FieldProblems = {};
  for (const { path, message } of (error instanceof ApiError ? error.problem?.issues : undefined) ?? []) {
    const field = path.replace(/^body\./, "");
    if (isContactField(field)) problems[field] ??= message;
  }
  return problems;
}
