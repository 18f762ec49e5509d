import { isIPv6 } from "node:net";
import type { Request } from "express";

/** The visitor's address as the gateway reports it: only the gateway writes the header's last entry. */
export function clientAddressOf(req: Request): string {
  const forwarded = req.get("x-forwarded-for")?.split(",").at(-1)?.trim();
  return forwarded || req.socket.remoteAddress || "unknown";
}

/** Counts as one visitor: a single host controls a whole IPv6 /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter((group) => group !== "");
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter((group) => group !== "").length;
  const all = [...groups, ...Array.from({ length: Math.max(missing, 0) }, () => "0"), ...(tail ?? "").split(":")];
  return all.slice(0, 4).join(":");
}
