import type { RequestHandler } from "express";

/** Time that the sender of a refused upload has to stop sending, and to read why. */
const UNREAD_BODY_MS = 30_000;

/** Reads on for a while after an early refusal: a connection that is cut while it sends hides the answer from its sender. */
export const boundUnreadBody: RequestHandler = (req, res, next) => {
  res.once("finish", () => {
    if (req.complete) return;
    req.resume();
    const timer = setTimeout(() => req.destroy(), UNREAD_BODY_MS);
    req.once("close", () => clearTimeout(timer));
  });
  next();
};
