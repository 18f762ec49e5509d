import { ApiError } from "@meridian/contracts/client/api-error";
import type { AnswerOf, BodyOf } from "@meridian/contracts/client/client-endpoint";
import { sendContactMessage } from "@meridian/contracts/client/endpoints/site.gen";
import { call } from "../../../lib/api/api-client.ts";
import { type FieldProblems, isContactField } from "../contact-problems.ts";

export type OutgoingMessage = BodyOf<typeof sendContactMessage>;

/** Rejects with an ApiError on any non-2xx response. */
export function sendMessage(message: OutgoingMessage): Promise<AnswerOf<typeof sendContactMessage>> {
  return call(sendContactMessage, { body: message });
}

/** The server's first problem per field. */
export function problemsOf(error: unknown): FieldProblems {
  const problems: FieldProblems = {};
  for (const { path, message } of (error instanceof ApiError ? error.problem?.issues : undefined) ?? []) {
    const field = path.replace(/^body\./, "");
    if (isContactField(field)) problems[field] ??= message;
  }
  return problems;
}
