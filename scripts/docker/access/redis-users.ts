import { createHash } from "node:crypto";

const PREFIX = "meridian:";
/** Whatever a start tries out. */
const START = `~${PREFIX}start &${PREFIX}start`;
const VERSION = `~${PREFIX}dataset-version &${PREFIX}events:dataset-version`;
const EVERYTHING = `~${PREFIX}* &${PREFIX}*`;
/** Nothing that looks at other users, changes the server or walks over its keys; drivers ask INFO whether it is ready. */
const COMMANDS = "+@all -@admin -@dangerous +info";

/** Which keys and channels each service may use. Those that answer everybody cannot reach sessions. */
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

/**
 * Nobody can be this user. Redis reads its log of writes as it at a start, and drops transactions that it may not run.
 */
const DEFAULT_USER = "user default off ~* &* +@all";

/** The part of Redis's configuration that names its users; of their passwords it holds only the digests. */
export function redisUsersConfig(passwordOf: (user: RedisUser) => string): string {
  const services = REDIS_USERS.map((user) => {
    const digest = createHash("sha256").update(passwordOf(user)).digest("hex");
    return `user ${user} on #${digest} ${KEYS[user]} ${COMMANDS}`;
  });
  return [DEFAULT_USER, "user health on nopass +ping", ...services].join("\n");
}
