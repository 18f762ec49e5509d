// Made from shared/contracts/src/site/site-api.ts by: npm run client-endpoints
import type * as contract from "../../site/site-api.ts";
import { endpoint } from "../endpoint.ts";

/** Gives messages and reports another state */
export const changeInboxState =
  /* @__PURE__ */ endpoint<typeof contract.changeInboxState>("POST", "/api/admin/inbox/state");

/** Erases messages and reports for good */
export const eraseInboxItems = /* @__PURE__ */ endpoint<typeof contract.eraseInboxItems>("DELETE", "/api/admin/inbox");

/** The head markup of the first HTML, and the origins that pages may use; nothing while snippets are off */
export const getSitePolicy =
  /* @__PURE__ */ endpoint<typeof contract.getSitePolicy>("GET", "/api/admin/site-settings/policy");

/** The markup that every public page inserts; empty fields while snippets are off */
export const getSiteSettings =
  /* @__PURE__ */ endpoint<typeof contract.getSiteSettings>("GET", "/api/admin/site-settings");

/** The sitemaps as they are served now, with what each holds */
export const getSitemapStatus =
  /* @__PURE__ */ endpoint<typeof contract.getSitemapStatus>("GET", "/api/admin/sitemaps");

/** What the content security policy kept visitors' browsers from, most often first */
export const listBlockedSources =
  /* @__PURE__ */ endpoint<typeof contract.listBlockedSources>("GET", "/api/admin/site-settings/blocked");

/** Contact messages and reports, newest first */
export const listInbox = /* @__PURE__ */ endpoint<typeof contract.listInbox>("GET", "/api/admin/inbox");

/** What is stored, and who stored what before */
export const listSiteSettings =
  /* @__PURE__ */ endpoint<typeof contract.listSiteSettings>("GET", "/api/admin/site-settings/versions");

/** Stores what a visitor says is wrong with a business */
export const reportBusiness =
  /* @__PURE__ */ endpoint<typeof contract.reportBusiness>("POST", "/api/businesses/:slug/reports");

/** Stores the fields that are given as the next version of the site settings */
export const saveSiteSettings =
  /* @__PURE__ */ endpoint<typeof contract.saveSiteSettings>("POST", "/api/admin/site-settings");

/** Stores a visitor's message, and mails it where a mail server is configured */
export const sendContactMessage = /* @__PURE__ */ endpoint<typeof contract.sendContactMessage>("POST", "/api/contact");

/** Turns all snippets of the public pages off, or on again */
export const switchSnippets =
  /* @__PURE__ */ endpoint<typeof contract.switchSnippets>("POST", "/api/admin/site-settings/switch");
