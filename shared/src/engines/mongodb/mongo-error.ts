import {
  MongoBulkWriteError,
  MongoClientClosedError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from "mongodb";
import { isAppError, unavailable } from "../../kernel/app-error.ts";

const DUPLICATE_KEY = 11_000;
const MAX_TIME_EXPIRED = 50;
const OUT_OF_DISK_SPACE = 14_031;
/** The driver keeps this class to itself. */
const POOL_WAIT_FAILURE = "MongoWaitQueueTimeoutError";
/**
 * Stepping down, shutting down, interrupted, or not yet primary: another attempt soon finds the new primary. A write that gave
 * way to another of the same documents (112). A write that too few members confirmed in time (64) or can confirm at all (100),
 * and a shard that mongos did not reach in time (202).
 */
const TRANSIENT_CODES: ReadonlySet<number | string | undefined> = new Set([
  6, 7, 64, 89, 91, 100, 112, 133, 189, 202, 262, 9001, 10_107, 11_600, 11_602, 13_435, 13_436,
]);

/** A write to a connection that has just been lost: the driver passes the socket's error on as it is. */
const SOCKET_ERRORS: ReadonlySet<unknown> = new Set(["ECONNRESET", "EPIPE", "ETIMEDOUT", "ERR_STREAM_DESTROYED"]);

const UNAUTHORISED_CODES: ReadonlySet<number | string | undefined> = new Set([13, 18, 8000]);

/** A user or password that the server refuses, or a user that may not do what was asked. */
export function isUnauthorised(error: unknown): error is MongoServerError {
  return error instanceof MongoServerError && UNAUTHORISED_CODES.has(error.code);
}

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY;
}

/** Whether everything that failed in a bulk write was there already. */
export function isOnlyDuplicateKeys(error: unknown): boolean {
  if (!(error instanceof MongoBulkWriteError)) return isDuplicateKey(error);
  const { writeErrors } = error;
  const failures = Array.isArray(writeErrors) ? writeErrors : [writeErrors];
  const isWriteConcernMet = error.result.getWriteConcernError() === undefined;
  return isWriteConcernMet && failures.length > 0 && failures.every(({ code }) => code === DUPLICATE_KEY);
}

/** A failure of the way to the engine, or of the engine's own upkeep, not of what was asked. */
export function isTransient(error: unknown): boolean {
  if (error instanceof MongoServerError) return TRANSIENT_CODES.has(codeOf(error));
  return (
    error instanceof MongoNetworkError ||
    error instanceof MongoServerSelectionError ||
    error instanceof MongoNotConnectedError ||
    error instanceof MongoClientClosedError ||
    error instanceof MongoTopologyClosedError ||
    (error instanceof Error && "code" in error && SOCKET_ERRORS.has(error.code)) ||
    isCrowdedOut(error)
  );
}

/** A bulk write whose writes all succeeded, but not its write concern, bears no code itself. */
function codeOf(error: MongoServerError): number | string | undefined {
  return error instanceof MongoBulkWriteError ? (error.code ?? error.result.getWriteConcernError()?.code) : error.code;
}

/** No connection became free: the engine has more to do than it can, and a repetition would be more of it. */
export function isCrowdedOut(error: unknown): boolean {
  return error instanceof MongoError && error.name === POOL_WAIT_FAILURE;
}

/** What a failure of the driver means to callers of a store. */
export function meaningOf(error: unknown): unknown {
  if (isAppError(error)) return error;
  if (isTransient(error)) {
    return unavailable("The directory cannot be reached. Please try again.", { cause: error, retryAfterSeconds: 5 });
  }
  if (!(error instanceof MongoError)) return error;
  if (error.code === MAX_TIME_EXPIRED) {
    return unavailable("The directory is busy. Please try again.", { cause: error, retryAfterSeconds: 5 });
  }
  if (error.code === OUT_OF_DISK_SPACE) {
    return unavailable("There is no room left on the disk of the directory.", { cause: error, isDiskFull: true });
  }
  return error;
}
