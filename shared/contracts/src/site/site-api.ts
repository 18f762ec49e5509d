import { z } from "zod";
import { successAnswerSchema } from "../admin/session.ts";
import { defineEndpoint } from "../endpoint.ts";
import {
  contactRequestSchema,
  inboxChangeSchema,
  inboxErasureSchema,
  inboxPageSchema,
  inboxQuerySchema,
  reportRequestSchema,
} from "./contact.ts";
import {
  blockedSourceSchema,
  sitePolicySchema,
  siteSettingsChangeSchema,
  siteSettingsHistorySchema,
  siteSettingsSchema,
  snippetSwitchSchema,
} from "./site-settings.ts";
import { sitemapStatusSchema } from "./sitemap.ts";

export const SITE_SETTINGS_PATH = "/api/admin/site-settings";
export const CONTACT_PATH = "/api/contact";

export const getSiteSettings = defineEndpoint({
  method: "GET",
  path: SITE_SETTINGS_PATH,
  summary: "The markup that every public page inserts; empty fields while snippets are off",
  access: "public",
  response: siteSettingsSchema,
  cache: { maxAgeSeconds: 300 },
});

export const saveSiteSettings = defineEndpoint({
  method: "POST",
  path: SITE_SETTINGS_PATH,
  summary: "Stores the fields that are given as the next version of the site settings",
  access: "session",
  body: siteSettingsChangeSchema,
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const listSiteSettings = defineEndpoint({
  method: "GET",
  path: "/api/admin/site-settings/versions",
  summary: "What is stored, and who stored what before",
  access: "session",
  response: siteSettingsHistorySchema,
});

export const getSitePolicy = defineEndpoint({
  method: "GET",
  path: "/api/admin/site-settings/policy",
  summary: "The head markup of the first HTML, and the origins that pages may use; nothing while snippets are off",
  access: "public",
  response: sitePolicySchema,
});

export const listBlockedSources = defineEndpoint({
  method: "GET",
  path: "/api/admin/site-settings/blocked",
  summary: "What the content security policy kept visitors' browsers from, most often first",
  access: "session",
  response: z.array(blockedSourceSchema),
});

export const switchSnippets = defineEndpoint({
  method: "POST",
  path: "/api/admin/site-settings/switch",
  summary: "Turns all snippets of the public pages off, or on again",
  access: "session",
  body: snippetSwitchSchema,
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const getSitemapStatus = defineEndpoint({
  method: "GET",
  path: "/api/admin/sitemaps",
  summary: "The sitemaps as they are served now, with what each holds",
  access: "session",
  response: sitemapStatusSchema,
});

/** Accepts JSON, and the form of a browser without JavaScript, which is redirected to its page. */
export const sendContactMessage = defineEndpoint({
  method: "POST",
  path: CONTACT_PATH,
  summary: "Stores a visitor's message, and mails it where a mail server is configured",
  access: "public",
  body: contactRequestSchema,
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const reportBusiness = defineEndpoint({
  method: "POST",
  path: "/api/businesses/:slug/reports",
  summary: "Stores what a visitor says is wrong with a business",
  access: "public",
  params: z.object({ slug: z.string().min(1).max(300) }),
  body: reportRequestSchema,
  response: successAnswerSchema,
  status: 202,
  hasSuccessShape: true,
});

export const listInbox = defineEndpoint({
  method: "GET",
  path: "/api/admin/inbox",
  summary: "Contact messages and reports, newest first",
  access: "session",
  query: inboxQuerySchema,
  response: inboxPageSchema,
});

export const changeInboxState = defineEndpoint({
  method: "POST",
  path: "/api/admin/inbox/state",
  summary: "Gives messages and reports another state",
  access: "session",
  body: inboxChangeSchema,
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const eraseInboxItems = defineEndpoint({
  method: "DELETE",
  path: "/api/admin/inbox",
  summary: "Erases messages and reports for good",
  access: "session",
  body: inboxErasureSchema,
  response: successAnswerSchema,
  hasSuccessShape: true,
});

export const siteApi = {
  getSiteSettings,
  saveSiteSettings,
  listSiteSettings,
  getSitePolicy,
  listBlockedSources,
  switchSnippets,
  getSitemapStatus,
  sendContactMessage,
  reportBusiness,
  listInbox,
  changeInboxState,
  eraseInboxItems,
};
