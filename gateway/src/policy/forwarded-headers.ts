import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { CSP_NONCE_PLACEHOLDER_HEADER } from "@meridian/platform/http/csp-nonce";
import { REQUEST_ID_HEADER } from "@meridian/platform/request-context";

/** Internal headers; dropped from visitors' requests. */
const OWN_HEADERS = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-prefix",
  "x-forwarded-proto",
  "x-forwarded-server",
  "x-original-url",
  "x-real-ip",
  "x-rewrite-url",
  CSP_NONCE_PLACEHOLDER_HEADER,
];

/**
 * Assigns a request id and replaces forwarding headers with verified values. `trustedHops` counts our own proxies in front of the
 * gateway: each has appended one address to X-Forwarded-For, and only those are trusted.
 */
export function setForwardedHeaders(req: IncomingMessage, trustedHops: number): void {
  const { headers } = req;
  const address = clientAddressOf(req, trustedHops);
  const isTrusted = trustedHops > 0;
  const protocol = (isTrusted ? firstOf(headers["x-forwarded-proto"]) : undefined) ?? "http";
  const host = (isTrusted ? firstOf(headers["x-forwarded-host"]) : undefined) ?? headers.host;
  for (const name of OWN_HEADERS) delete headers[name];
  headers[REQUEST_ID_HEADER] = randomUUID();
  headers["x-forwarded-for"] = address;
  headers["x-forwarded-proto"] = protocol === "https" ? "https" : "http";
  if (host !== undefined) headers["x-forwarded-host"] = host;
}

/** The visitor's address; requires `setForwardedHeaders`. */
export function clientAddress(req: IncomingMessage): string {
  return firstOf(req.headers["x-forwarded-for"]) ?? "unknown";
}

function clientAddressOf({ headers, socket }: IncomingMessage, trustedHops: number): string {
  const nearest = (socket.remoteAddress ?? "unknown").replace(/^::ffff:/, "");
  const claimed = trustedHops === 0 ? [] : partsOf(headers["x-forwarded-for"]);
  const chain = [...claimed, nearest];
  return chain[Math.max(0, chain.length - 1 - trustedHops)] ?? nearest;
}

function partsOf(header: string | string[] | undefined): string[] {
  const text = Array.isArray(header) ? header.join(",") : (header ?? "");
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return partsOf(header)[0];
}
