import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/**
 * Header naming the placeholder that the page renderer writes for a CSP nonce. The gateway draws it at random on startup, so no
 * content can contain it, and replaces it with a fresh nonce on every response.
 */
export const CSP_NONCE_PLACEHOLDER_HEADER = "x-csp-nonce-placeholder";

/** Safe inside an HTML attribute, a script and JSON alike. */
const SAFE_PLACEHOLDER = /^[A-Za-z0-9_-]{16,128}$/;

/** The nonce or placeholder to write; undefined without a gateway, which then sets no CSP either. */
export function noncePlaceholderOf(headers: IncomingHttpHeaders): string | undefined {
  const placeholder = headers[CSP_NONCE_PLACEHOLDER_HEADER];
  return typeof placeholder === "string" && SAFE_PLACEHOLDER.test(placeholder) ? placeholder : undefined;
}

/** 128 random bits, always 22 characters. */
export function createNonce(): string {
  return randomBytes(16).toString("base64url");
}
