import { isAppError, refusal } from "@meridian/platform/app-error";
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
import { DIRECTORY_BUSY, DIRECTORY_DISK_FULL } from "../../rules/engine-texts.ts";

const DUPLICATE_KEY = 11_000;
const MAX_TIME_EXPIRED = 50;
const OUT_OF_DISK_SPACE = 14_031;
/** The driver does not export this class. */
const POOL_WAIT_FAILURE = "MongoWaitQueueTimeoutError";
/**
 * The primary stepped down, shut down, was interrupted or is not elected yet: a retry soon finds the new one. A write conflict (112). Too
 * few members confirmed a write in time (64) or can confirm at all (100), or mongos could not reach a shard in time (202).
 */
const TRANSIENT_CODES: ReadonlySet<number | string | undefined> = new Set([
  6, 7, 64, 89, 91, 100, 112, 133, 189, 202, 262, 9001, 10_107, 11_600, 11_602, 13_435, 13_436,
]);

/** After a write to a connection that was just lost, the driver passes the socket's error through. */
const SOCKET_ERRORS: ReadonlySet<unknown> = new Set(["ECONNRESET", "EPIPE", "ETIMEDOUT", "ERR_STREAM_DESTROYED"]);

const UNAUTHORISED_CODES: ReadonlySet<number | string | undefined> = new Set([13, 18, 8000]);

/** The server rejects the user or password, or the user lacks the right. */
export function isUnauthorised(error: unknown): error is MongoServerError {
  return error instanceof MongoServerError && UNAUTHORISED_CODES.has(error.code);
}

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY;
}

/** Whether every failure of a bulk write was a duplicate key. */
export function isOnlyDuplicateKeys(error: unknown): boolean {
  if (!(error instanceof MongoBulkWriteError)) return isDuplicateKey(error);
  const { writeErrors } = error;
  const failures = Array.isArray(writeErrors) ? writeErrors : [writeErrors];
  const isWriteConcernMet = error.result.getWriteConcernError() === undefined;
  return isWriteConcernMet && failures.length > 0 && failures.every(({ code }) => code === DUPLICATE_KEY);
}

/** A failure of the connection or the engine's housekeeping, not of the request itself. */
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

/** If all writes of a bulk succeeded but its write concern failed, the error itself has no code. */
function codeOf(error: MongoServerError): number | string | undefined {
  return error instanceof MongoBulkWriteError ? (error.code ?? error.result.getWriteConcernError()?.code) : error.code;
}

/** No connection became free: the engine is overloaded, and a retry would add to it. */
export function isCrowdedOut(error: unknown): boolean {
  return error instanceof MongoError && error.name === POOL_WAIT_FAILURE;
}

/** Maps a driver error to the error callers of a store see. */
export function meaningOf(error: unknown): unknown {
  if (isAppError(error)) return error;
  if (isTransient(error)) {
    return refusal(
      "unavailable",
      { tr: "Dizine ulaşılamıyor. Lütfen yeniden deneyin.", en: "The directory cannot be reached. Please try again." },
      { cause: error, retryAfterSeconds: 5 },
    );
  }
  if (!(error instanceof MongoError)) return error;
  if (error.code === MAX_TIME_EXPIRED) {
    return refusal("unavailable", DIRECTORY_BUSY, { cause: error, retryAfterSeconds: 5 });
  }
  if (error.code === OUT_OF_DISK_SPACE) {
    return refusal("unavailable", DIRECTORY_DISK_FULL, { cause: error, isDiskFull: true });
  }
  return error;
}
