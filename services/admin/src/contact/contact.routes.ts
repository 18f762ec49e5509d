import { contactRequestSchema } from "@meridian/contracts/site/contact";
import { CONTACT_PATH, reportBusiness, sendContactMessage } from "@meridian/contracts/site/site-api";
import { createRouter, mountEndpoint } from "@meridian/platform/http/mount-endpoint";
import { rejectForeignOrigin } from "@meridian/platform/http/require-session";
import type { Logger } from "@meridian/platform/logger";
import express, { type RequestHandler, type Router } from "express";
import { clientAddressOf } from "../visitor-address.ts";
import type { ContactService } from "./contact.service.ts";

const FORM_TYPE = "application/x-www-form-urlencoded";
/** Fits the longest message when every character takes nine escaped bytes. */
const MAX_FORM_BYTES = 256 * 1024;
/** The text the specification gives. */
const THANKS = "Thank you for your message. We'll get back to you within 24 hours.";

export interface ContactRoutesOptions {
  service: ContactService;
  publicOrigin: string | undefined;
  logger: Logger;
}

export function createContactRoutes({ service, publicOrigin, logger }: ContactRoutesOptions): Router {
  const router = createRouter();
  const parseForm = express.urlencoded({ extended: false, type: FORM_TYPE, limit: MAX_FORM_BYTES, parameterLimit: 20 });
  router.post(CONTACT_PATH, parseForm, takeForm({ service, publicOrigin, logger }));

  mountEndpoint(router, sendContactMessage, async ({ body, req }) => {
    rejectForeignOrigin(req.headers, publicOrigin);
    await service.send(body, clientAddressOf(req));
    return { success: true, message: THANKS };
  });

  mountEndpoint(router, reportBusiness, async ({ params, body, req }) => {
    rejectForeignOrigin(req.headers, publicOrigin);
    await service.report(params.slug, body, clientAddressOf(req));
    return { success: true, message: "Thank you. We will look into it." };
  });
  return router;
}

/** The form of a browser without JavaScript: redirects to the page, which shows the outcome. */
function takeForm({ service, publicOrigin, logger }: ContactRoutesOptions): RequestHandler {
  return async (req, res, next) => {
    if (req.is(FORM_TYPE) === false) {
      next();
      return;
    }
    rejectForeignOrigin(req.headers, publicOrigin);
    res.set("Cache-Control", "no-store");
    const parsed = contactRequestSchema.safeParse(req.body);
    if (!parsed.success) {
      const fields = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
      res.redirect(303, `/contact?problems=${[...fields].sort().join(".")}`);
      return;
    }
    try {
      await service.send(parsed.data, clientAddressOf(req));
    } catch (error) {
      logger.warn({ err: error }, "contact form rejected");
      res.redirect(303, "/contact?outcome=failed");
      return;
    }
    res.redirect(303, "/contact?outcome=sent");
  };
}
