import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/**
 * Names the text that the page renderer writes wherever a CSP nonce belongs. The gateway makes that text up at random when
 * it starts, so that no content can hold it, and puts a fresh nonce in its place each time it sends the page, cached or not.
 */
export const CSP_NONCE_PLACEHOLDER_HEADER = "x-csp-nonce-placeholder";

/** Safe inside an HTML attribute, a script and JSON alike. */
const SAFE_PLACEHOLDER = /^[A-Za-z0-9_-]{16,128}$/;

/** What to write for the nonce; undefined when no gateway stands in front, which then sets no CSP either. */
export function noncePlaceholderOf(headers: IncomingHttpHeaders): string | undefined {
  const placeholder = headers[CSP_NONCE_PLACEHOLDER_HEADER];
  return typeof placeholder === "string" && SAFE_PLACEHOLDER.test(placeholder) ? placeholder : undefined;
}

/** 128 random bits, always 22 characters. */
export function createNonce(): string {
  return randomBytes(16).toString("base64url");
}
