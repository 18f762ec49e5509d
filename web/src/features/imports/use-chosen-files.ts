import { useCallback, useRef, useState } from "react";
import type { ChosenFile, StoredFile } from "./upload-queue.ts";

export interface ChosenFilesState {
  files: readonly ChosenFile[];
  /** The file whose columns are shown. */
  openId: number | undefined;
  add: (files: readonly File[]) => void;
  keep: (ids: readonly number[]) => void;
  remove: (id: number) => void;
  clear: () => void;
  /** The file was stored, or its columns were changed. */
  setStored: (id: number, stored: StoredFile) => void;
  open: (id: number | undefined) => void;
}

/** The chosen files and what is known about each. */
export function useChosenFiles(): ChosenFilesState {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [openId, open] = useState<number>();
  const nextId = useRef(0);

  const setStored = useCallback((id: number, stored: StoredFile) => {
    setFiles((known) => known.map((chosen) => (chosen.id === id ? { ...chosen, stored } : chosen)));
  }, []);

  return {
    files,
    openId,
    add: (added) => {
      const chosen = added.map((file) => ({ id: nextId.current++, file }));
      setFiles((known) => [...known, ...chosen]);
    },
    keep: (ids) => setFiles((known) => known.filter(({ id }) => ids.includes(id))),
    remove: (id) => setFiles((known) => known.filter((chosen) => chosen.id !== id)),
    clear: () => setFiles([]),
    setStored,
    open,
  };
}
