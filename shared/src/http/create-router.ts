import { Router } from "express";

/**
 * A router that serves a path only as its route spells it: with other letter case or a slash at the end it would be served past
 * the limit that the gateway has for the path as written.
 */
export function createRouter(): Router {
  return Router({ caseSensitive: true, strict: true });
}
