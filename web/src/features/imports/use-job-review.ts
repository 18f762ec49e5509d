import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "../../lib/api/api-error.ts";
import { useToast } from "../../ui/messages/toaster.tsx";
import { previewImport } from "./api/change-import.ts";
import { choicesOf, requestOf, type StoredFile } from "./upload-queue.ts";

/** Opens the file of an import again, with the choices it was made with. */
export function useJobReview(job: ShownImportJob) {
  const [stored, setStored] = useState<StoredFile>();
  const toast = useToast();
  const { id, fileId, fileName } = job;
  const chosen = choicesOf(job);
  const open = useMutation({
    mutationFn: () => previewImport({ fileId, fileName, ...requestOf(chosen) }),
    onSuccess: (preview) => setStored({ fileId, preview, ...chosen }),
    onError: (error) => toast({ tone: "error", title: "Önizleme açılamadı", description: failureText(error) }),
  });
  return { stored: stored === undefined ? undefined : withoutImport(stored, id), setStored, open };
}

/** The preview names earlier imports of the same file, among them this one itself. */
function withoutImport(stored: StoredFile, jobId: string): StoredFile {
  const sameFiles = stored.preview.sameFiles.filter((same) => same.jobId !== jobId);
  return { ...stored, preview: { ...stored.preview, sameFiles } };
}
