const PREFIX = "meridian.upload.";

/** The same file chosen again is known by what browsers tell of it. */
function keyOf({ name, size, lastModified }: File): string {
  return `${PREFIX}${size}.${lastModified}.${name}`;
}

/** The path of the upload of this file that was begun and not ended, on this device. */
export function rememberedUpload(file: File): string | undefined {
  return attempt(() => localStorage.getItem(keyOf(file)) ?? undefined);
}

export function rememberUpload(file: File, path: string): void {
  attempt(() => localStorage.setItem(keyOf(file), path));
}

export function forgetUpload(file: File): void {
  attempt(() => localStorage.removeItem(keyOf(file)));
}

/** Where nothing may be stored, or no more, an upload is simply not remembered. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
