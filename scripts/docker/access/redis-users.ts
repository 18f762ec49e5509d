import { createHash } from "node:crypto";

const PREFIX = "meridian:";
/** What a start checks. */
const START = `~${PREFIX}start &${PREFIX}start`;
const VERSION = `~${PREFIX}dataset-version &${PREFIX}events:dataset-version`;
const EVERYTHING = `~${PREFIX}* &${PREFIX}*`;
/** Nothing that inspects other users, changes the server or scans its keys; drivers use INFO to see whether it is ready. */
const COMMANDS = "+@all -@admin -@dangerous +info";

/** The keys and channels each service may use. Services that answer everyone cannot reach sessions. */
const KEYS = {
  gateway: `${START} ${VERSION} ~${PREFIX}limit:*`,
  catalogue: `${START} ${VERSION} ~${PREFIX}cache:* ~${PREFIX}lease:*`,
  admin: EVERYTHING,
  ingest: EVERYTHING,
  migrate: START,
  backup: START,
} as const;

export type RedisUser = keyof typeof KEYS;
const REDIS_USERS = Object.keys(KEYS) as readonly RedisUser[];

/** No one can log in as this user. Redis replays its append-only file as it at startup, and drops transactions it may not run. */
const DEFAULT_USER = "user default off ~* &* +@all";

/** The part of Redis's configuration with its users; passwords are stored as digests. */
export function redisUsersConfig(passwordOf: (user: RedisUser) => string): string {
  const services = REDIS_USERS.map((user) => {
    const digest = createHash("sha256").update(passwordOf(user)).digest("hex");
    return `user ${user} on #${digest} ${KEYS[user]} ${COMMANDS}`;
  });
  return [DEFAULT_USER, "user health on nopass +ping", ...services].join("\n");
}
