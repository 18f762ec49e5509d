import type { Business } from "@meridian/contracts/businesses/business";
import type { TestAdmin } from "./start-test-admin.ts";

/** Calls a logged-in administrator makes to the service under test. */
export interface AdminCalls {
  get(path: string): Promise<Response>;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The stored business with this name, in any state. */
  businessOf(name: string): Promise<Business>;
  /** The audit log's entries for an action, newest first. */
  notesOf(action: string): Promise<(Readonly<Record<string, unknown>> | undefined)[]>;
}

export async function logInFor(admin: TestAdmin): Promise<AdminCalls> {
  const cookie = await admin.openSession();
  const { engines, url } = admin;
  return {
    get: (path) => fetch(`${url}${path}`, { headers: { cookie } }),
    send: (method, path, body, headers = {}) =>
      fetch(`${url}${path}`, {
        method,
        headers: { cookie, ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    async businessOf(name) {
      const found = (await engines.businesses.scan("", 100)).find((business) => business.name === name);
      if (found === undefined) throw new Error(`There is no business called ${name}`);
      return found;
    },
    async notesOf(action) {
      const entries = await engines.auditLog.page({ filter: { action }, limit: 50 });
      return entries.map(({ details }) => details);
    },
  };
}
