import { onTestFinished } from "vitest";

/** Replaces the browser's download folder, which jsdom lacks. Returns the files that are saved, as they come. */
export function catchDownloads(): readonly { name: string; file: Blob }[] {
  const saved: { name: string; file: Blob }[] = [];
  const files = new Map<string, Blob>();
  const originals = { createObjectURL: URL.createObjectURL, revokeObjectURL: URL.revokeObjectURL };
  const save = (event: MouseEvent): void => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    const file = files.get(event.target.href);
    if (file === undefined) return;
    event.preventDefault();
    saved.push({ name: event.target.download, file });
  };
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      const url = `blob:${files.size}`;
      files.set(url, file);
      return url;
    },
    revokeObjectURL: () => undefined,
  });
  document.addEventListener("click", save);
  onTestFinished(() => {
    document.removeEventListener("click", save);
    Object.assign(URL, originals);
  });
  return saved;
}
