const LARGE_FILE_BYTES = 100 * 1024 * 1024;
const TIMEOUT_MS = 5 * 60_000;
const LARGE_FILE_TIMEOUT_MS = 10 * 60_000;

/** The timeout of a request that carries a whole file. */
export function uploadTimeoutMs({ size }: Pick<File, "size">): number {
  return size > LARGE_FILE_BYTES ? LARGE_FILE_TIMEOUT_MS : TIMEOUT_MS;
}
