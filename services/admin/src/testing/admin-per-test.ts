import type { Business } from "@meridian/contracts/businesses/business";
import { afterEach, beforeEach } from "vitest";
import { startTestAdmin, type TestAdmin, type TestAdminOptions } from "./start-test-admin.ts";

/** The service under test and the calls of its logged-in administrator. */
export interface LoggedInAdmin extends TestAdmin {
  /** The Cookie header of the session. */
  readonly cookie: string;
  get(path: string): Promise<Response>;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Replaces the session by one that has just been opened. */
  logInAgain(): Promise<void>;
  /** Replaces the service by an empty one with other options. */
  restart(options: TestAdminOptions): Promise<void>;
  /** The stored business with this name, in any state. */
  businessOf(name: string): Promise<Business>;
  /** The audit log's entries for an action, newest first. */
  notesOf(action: string): Promise<(Readonly<Record<string, unknown>> | undefined)[]>;
}

/** Starts the service and a session before every test of the file, and stops it after. */
export function adminPerTest(options: TestAdminOptions = {}): LoggedInAdmin {
  let admin: TestAdmin;
  let cookie: string;
  async function start(chosen: TestAdminOptions): Promise<void> {
    admin = await startTestAdmin(chosen);
    cookie = await admin.openSession();
  }
  beforeEach(() => start(options));
  afterEach(() => admin.stop());
  return {
    get url() {
      return admin.url;
    },
    get engines() {
      return admin.engines;
    },
    get sitemaps() {
      return admin.sitemaps;
    },
    get cookie() {
      return cookie;
    },
    now: () => admin.now(),
    pass: (ms) => admin.pass(ms),
    logIn: (login) => admin.logIn(login),
    openSession: () => admin.openSession(),
    stop: () => admin.stop(),
    async logInAgain() {
      cookie = await admin.openSession();
    },
    async restart(chosen) {
      await admin.stop();
      await start(chosen);
    },
    get: (path) => fetch(`${admin.url}${path}`, { headers: { cookie } }),
    send: (method, path, body, headers = {}) =>
      fetch(`${admin.url}${path}`, {
        method,
        headers: { cookie, ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    async businessOf(name) {
      const found = (await admin.engines.businesses.scan("", 100)).find((business) => business.name === name);
      if (found === undefined) throw new Error(`There is no business called ${name}`);
      return found;
    },
    async notesOf(action) {
      const entries = await admin.engines.auditLog.page({ filter: { action }, limit: 50 });
      return entries.map(({ details }) => details);
    },
  };
}
