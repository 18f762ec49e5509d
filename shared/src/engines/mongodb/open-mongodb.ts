import type { Db } from "mongodb";
import {
  MongoClient,
  type MongoClientOptions,
  MongoCompatibilityError,
  MongoError,
  MongoServerSelectionError,
} from "mongodb";
import { ConfigError } from "../../kernel/load-config.ts";
import { tlsProblemOf } from "../tls-problem.ts";
import { migrate } from "./migrate.ts";
import { directoryMigrations } from "./migrations/directory-migrations.ts";
import { directoryOf, type MongoDirectory } from "./mongo-directory.ts";
import { isUnauthorised } from "./mongo-error.ts";
import { nameCommands } from "./name-commands.ts";

const DEFAULT_DATABASE = "meridian";
/** The driver's own name for "none in the connection string". */
const DRIVER_DEFAULT_DATABASE = "test";
/** At the start, and at run time for a request that finds no server. */
const SERVER_SELECTION_TIMEOUT_MS = 5_000;
const MIN_MAJOR_VERSION = 5;

const CLIENT_OPTIONS: MongoClientOptions = {
  appName: "meridian",
  maxPoolSize: 20,
  maxIdleTimeMS: 60_000,
  /** A request asks several times: with more than it can do, the engine is better asked by fewer than by all in vain. */
  waitQueueTimeoutMS: 2_000,
  connectTimeoutMS: 5_000,
  /** A server that has stopped answering is found out within this and the time to connect, and its calls end. */
  heartbeatFrequencyMS: 5_000,
  /** Longer than any operation may take: what is cut here is a connection that nobody answers on any more. */
  socketTimeoutMS: 610_000,
  retryReads: true,
  retryWrites: true,
  ignoreUndefined: true,
  writeConcern: { w: "majority", wtimeoutMS: 15_000 },
};

export interface OpenedMongodb {
  db: Db;
  directory: MongoDirectory;
  close(): Promise<void>;
}

/**
 * Connects to the base that `url` names and brings it up to date. Credentials, authSource, TLS and replica set come with
 * the connection string. Throws ConfigError with one message that says what to do.
 */
export async function openMongodb(url: string): Promise<OpenedMongodb> {
  const client = createClient(url);
  try {
    await checkVersion(client);
    const { dbName } = client.options;
    const db = nameCommands(client.db(dbName === DRIVER_DEFAULT_DATABASE ? DEFAULT_DATABASE : dbName));
    await migrate(db, directoryMigrations);
    return { db, directory: directoryOf(db), close: () => client.close() };
  } catch (error) {
    await client.close();
    throw startError(error, client);
  }
}

function createClient(url: string): MongoClient {
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

async function checkVersion(client: MongoClient): Promise<void> {
  await client.connect();
  const { version } = await client.db("admin").command({ buildInfo: 1 });
  const major = Number.parseInt(String(version), 10);
  if (!(major >= MIN_MAJOR_VERSION)) throw new ConfigError(tooOld(client));
}

function startError(error: unknown, client: MongoClient): unknown {
  if (error instanceof Error && "syscall" in error && "path" in error) {
    return new ConfigError(`MONGODB_URL names a file that cannot be read: ${error.message}.`);
  }
  if (!(error instanceof MongoError)) return error;
  const cause = error.cause;
  if (error instanceof MongoCompatibilityError || cause instanceof MongoCompatibilityError) {
    return new ConfigError(tooOld(client));
  }
  if (isUnauthorised(error)) {
    return new ConfigError(
      `MongoDB at ${hostsOf(client)} refused the user "${client.options.credentials?.username ?? ""}" ` +
        `(${error.codeName ?? error.code}). Check the user, the password and authSource in MONGODB_URL, and that the ` +
        "user may read, write and create indexes in the database.",
    );
  }
  const tlsProblem = tlsProblemOf(error) ?? tlsProblemOf(serverErrorOf(error));
  if (tlsProblem !== undefined) {
    return new ConfigError(
      `MongoDB at ${hostsOf(client)} cannot be spoken to: ${tlsProblem}; tlsCAFile=/path in MONGODB_URL does the same. ` +
        "Without TLS leave tls=true out of it.",
    );
  }
  if (error instanceof MongoServerSelectionError) {
    return new ConfigError(
      `No MongoDB answered at ${hostsOf(client)} within ${client.options.serverSelectionTimeoutMS / 1000} s ` +
        `(${error.message}). ` +
        "Check that it runs, that host, port, TLS and replicaSet in MONGODB_URL are right, and that no firewall is between.",
    );
  }
  return new ConfigError(
    `MongoDB at ${hostsOf(client)} could not be used (${error.message}). Check it and start again.`,
  );
}

/** Why one of the servers could not be used: the selection itself only says that there is none. */
function serverErrorOf(error: MongoError): unknown {
  if (!(error instanceof MongoServerSelectionError)) return undefined;
  const servers = error.reason?.servers;
  return servers === undefined ? undefined : [...servers.values()].find((server) => server.error !== null)?.error;
}

function tooOld(client: MongoClient): string {
  return (
    `MongoDB at ${hostsOf(client)} is too old for this program, or is no MongoDB: it needs version 5.0 or newer ` +
    "(7.0 is what it is made for). Upgrade the server or point MONGODB_URL to a newer one."
  );
}

/** Without the credentials that the connection string carries. */
function hostsOf(client: MongoClient): string {
  return client.options.srvHost ?? client.options.hosts.map((host) => host.toString()).join(", ");
}
