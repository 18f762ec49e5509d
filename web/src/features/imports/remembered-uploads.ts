const PREFIX = "meridian.upload.";

/** Recognises the same file by the metadata browsers provide. */
function keyOf({ name, size, lastModified }: File): string {
  return `${PREFIX}${size}.${lastModified}.${name}`;
}

/** The path of this file's unfinished upload on this device. */
export function rememberedUpload(file: File): string | undefined {
  return attempt(() => localStorage.getItem(keyOf(file)) ?? undefined);
}

export function rememberUpload(file: File, path: string): void {
  attempt(() => localStorage.setItem(keyOf(file), path));
}

export function forgetUpload(file: File): void {
  attempt(() => localStorage.removeItem(keyOf(file)));
}

/** Without storage, uploads are not remembered. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
