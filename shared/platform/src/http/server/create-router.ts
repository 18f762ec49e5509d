import { Router } from "express";

/** A router with strict paths. Case variants and trailing slashes would bypass the gateway's rate limit for the path. */
export function createRouter(): Router {
  return Router({ caseSensitive: true, strict: true });
}
