import type { Migration } from "../migrate.ts";

/** Visitors' messages. Site settings are read by version, which is their id. */
export const site: Migration = {
  name: "site settings and inbox",
  indexes: [
    { collection: "inbox", name: "by_time", key: { receivedAt: 1, _id: 1 } },
    { collection: "inbox", name: "by_state", key: { isSuspect: 1, state: 1, receivedAt: 1, _id: 1 } },
    { collection: "inbox", name: "to_mail", key: { mail: 1, receivedAt: 1 } },
  ],
};
