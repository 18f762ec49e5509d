import type { RequestHandler } from "express";

/** The time a sender of a refused upload has to stop sending and read the reason. */
const UNREAD_BODY_MS = 30_000;

/** Keeps reading for a while after an early refusal: a connection closed while its client sends loses the response. */
export const boundUnreadBody: RequestHandler = (req, res, next) => {
  res.once("finish", () => {
    if (req.complete) return;
    req.resume();
    const timer = setTimeout(() => req.destroy(), UNREAD_BODY_MS);
    req.once("close", () => clearTimeout(timer));
  });
  next();
};
