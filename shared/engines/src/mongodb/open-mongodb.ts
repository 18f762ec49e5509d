import { type ConnectionListener, type WatchdogTiming, watchConnection } from "@meridian/platform/connection-watchdog";
import { ConfigError } from "@meridian/platform/load-config";
import { type Db, type MongoClient, MongoCompatibilityError, MongoError, MongoServerSelectionError } from "mongodb";
import { tlsProblemOf } from "../tls-problem.ts";
import { createMongoClient, replaceableClient } from "./connection/mongo-client.ts";
import { isUnauthorised } from "./connection/mongo-error.ts";
import { nameCommands } from "./connection/name-commands.ts";
import { migrate } from "./migrate.ts";
import { directoryMigrations } from "./migrations/directory-migrations.ts";
import { directoryOf, type MongoDirectory } from "./mongo-directory.ts";

const MIN_MAJOR_VERSION = 5;

export interface OpenedMongodb {
  db: Db;
  directory: MongoDirectory;
  close(): Promise<void>;
}

export interface OpenMongodbOptions {
  /** If given, replaces a client that stays dead while the server answers another. */
  watch?: ConnectionListener | undefined;
  /** The name under which `watch` reports it, if a process opens several. */
  name?: string;
  timing?: WatchdogTiming;
  /** How long after a loss of connections a command may still be answered. */
  graceMs?: number;
}

/**
 * Connects to the database `url` names and migrates it. Credentials, authSource, TLS and replica set come from the connection string.
 * Throws ConfigError with one message that says what to do.
 */
export async function openMongodb(url: string, options: OpenMongodbOptions = {}): Promise<OpenedMongodb> {
  const { watch, name = "mongodb", timing, graceMs } = options;
  const client = createMongoClient(url);
  try {
    await checkVersion(client);
    const connection = replaceableClient(url, client, graceMs);
    const db = nameCommands(connection.db, connection);
    await migrate(db, directoryMigrations);
    const stopWatching = watch === undefined ? undefined : watchConnection(name, connection, watch, timing);
    return {
      db,
      directory: directoryOf(db),
      async close() {
        stopWatching?.();
        await connection.close();
      },
    };
  } catch (error) {
    await client.close();
    throw startError(error, client);
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
      `MongoDB at ${hostsOf(client)} cannot be used: ${tlsProblem}; tlsCAFile=/path in MONGODB_URL does the same. ` +
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

/** Why one of the servers could not be used: the selection error only says that none was found. */
function serverErrorOf(error: MongoError): unknown {
  if (!(error instanceof MongoServerSelectionError)) return undefined;
  const servers = error.reason?.servers;
  return servers === undefined ? undefined : [...servers.values()].find((server) => server.error !== null)?.error;
}

function tooOld(client: MongoClient): string {
  return (
    `MongoDB at ${hostsOf(client)} is too old for this program, or is not MongoDB: it needs version 5.0 or newer ` +
    "(7.0 is what it is made for). Upgrade the server or point MONGODB_URL to a newer one."
  );
}

/** Without the credentials in the connection string. */
function hostsOf(client: MongoClient): string {
  return client.options.srvHost ?? client.options.hosts.map((host) => host.toString()).join(", ");
}
