import type { ReplaceableConnection } from "@meridian/platform/connection-watchdog";
import { ConfigError } from "@meridian/platform/load-config";
import { type Db, MongoClient, type MongoClientOptions } from "mongodb";
import { isCrowdedOut } from "./mongo-error.ts";
import { createPendingCommands, type PendingCommands } from "./pending-commands.ts";

const DEFAULT_DATABASE = "meridian";
/** The database the driver uses if the connection string names none. */
const DRIVER_DEFAULT_DATABASE = "test";
/** At the start, and at run time for requests that find no server. */
const SERVER_SELECTION_TIMEOUT_MS = 5_000;

const CLIENT_OPTIONS: MongoClientOptions = {
  appName: "meridian",
  maxPoolSize: 20,
  maxIdleTimeMS: 60_000,
  /** A request makes several calls: under overload it is better to serve fewer requests than none. */
  waitQueueTimeoutMS: 2_000,
  connectTimeoutMS: 5_000,
  /** A server that stopped responding is detected within this plus the connect timeout, and its calls end. */
  heartbeatFrequencyMS: 5_000,
  /** Longer than any operation may take: only dead connections are cut here. */
  socketTimeoutMS: 610_000,
  retryReads: true,
  retryWrites: true,
  ignoreUndefined: true,
  writeConcern: { w: "majority", wtimeoutMS: 15_000 },
};

/** Not yet connected. Throws ConfigError for an invalid connection string. */
export function createMongoClient(url: string): MongoClient {
  try {
    const isOwnTimeout = /[?&]serverSelectionTimeoutMS=/i.test(url);
    const waiting = isOwnTimeout ? {} : { serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS };
    return new MongoClient(url, { ...CLIENT_OPTIONS, ...waiting });
  } catch (cause) {
    throw new ConfigError(
      `MONGODB_URL is not a connection string of MongoDB (${cause instanceof Error ? cause.message : "unreadable"}). ` +
        "It looks like mongodb://user:password@host:27017/meridian?authSource=admin; escape special characters of " +
        "the password as in a URL.",
    );
  }
}

export interface ReplaceableClient extends ReplaceableConnection, Pick<PendingCommands, "settle"> {
  /** The database the connection string names, through the current client. */
  db(): Db;
  close(): Promise<void>;
}

/** A client that can be replaced without reopening stores. */
export function replaceableClient(url: string, first: MongoClient, graceMs?: number): ReplaceableClient {
  const pending = createPendingCommands(graceMs);
  let inUse = useClient(first, pending);
  let isClosed = false;
  return {
    settle: pending.settle,
    db: () => inUse.db,
    check: () => inUse.check(),
    async replace() {
      const client = createMongoClient(url);
      try {
        await ping(client);
        if (isClosed) throw new Error("The connection was closed while it reconnected.");
      } catch (error) {
        await client.close();
        throw error;
      }
      const dead = inUse;
      inUse = useClient(client, pending);
      pending.connectionsLost();
      // A dead client may never finish closing.
      dead.client.close().catch(() => undefined);
    },
    close() {
      isClosed = true;
      return inUse.client.close();
    },
  };
}

function useClient(client: MongoClient, pending: PendingCommands) {
  let returned = 0;
  client.on("connectionPoolCleared", pending.connectionsLost);
  client.on("connectionCheckedIn", () => {
    returned += 1;
  });
  const { dbName } = client.options;
  return {
    client,
    db: client.db(dbName === DRIVER_DEFAULT_DATABASE ? DEFAULT_DATABASE : dbName),
    /** A client whose connections are all in use is healthy as long as they are returned. */
    async check() {
      const before = returned;
      try {
        await ping(client);
      } catch (error) {
        if (!isCrowdedOut(error) || returned === before) throw error;
      }
    },
  };
}

async function ping(client: MongoClient): Promise<void> {
  await client.db("admin").command({ ping: 1 });
}
