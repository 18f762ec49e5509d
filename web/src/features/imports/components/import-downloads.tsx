import { chakra } from "@chakra-ui/react";
import {
  getDryRunOutcome,
  getRejectedRows,
  getUndoOutcome,
} from "@meridian/contracts/client/endpoints/import-files.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import type { ShownImportJob } from "@meridian/contracts/imports/import-job";
import { Download } from "lucide-react";
import { MESSAGE_LANGUAGE } from "../../../lib/api/message-language.ts";
import { ButtonAnchor } from "../../../ui/link.tsx";

const Line = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

type ImportFile = "errors" | "preview" | "undone";

export interface ImportDownloadsProps {
  job: ShownImportJob;
  /** Limits which files are offered. */
  only?: readonly ImportFile[];
  /** One-word labels, for narrow places. */
  isShort?: boolean;
}

/** The files of an import: rejected rows, a dry run's predictions, and an undo's outcomes. */
export function ImportDownloads({ job, only, isShort = false }: ImportDownloadsProps) {
  const files = FILES.filter(({ file, isThere }) => isThere(job) && (only?.includes(file) ?? true));
  if (files.length === 0) return null;
  return (
    <Line>
      {files.map(({ file, hrefOf, label, word }) => (
        <ButtonAnchor
          key={file}
          href={hrefOf(job)}
          download
          variant="outline"
          size="sm"
          aria-label={isShort ? `${label}: ${job.fileName}` : undefined}
          title={isShort ? label : undefined}
        >
          <Download aria-hidden="true" />
          {isShort ? word : label}
        </ButtonAnchor>
      ))}
    </Line>
  );
}

interface FileKind {
  file: ImportFile;
  hrefOf: (job: ShownImportJob) => string;
  label: string;
  /** Part of the label, so that the accessible name contains the visible text. */
  word: string;
  isThere: (job: ShownImportJob) => boolean;
}

const FILES: readonly FileKind[] = [
  {
    file: "errors",
    hrefOf: ({ id }) => urlOf(getRejectedRows, { params: { id }, query: { language: MESSAGE_LANGUAGE } }),
    label: "Hatalı satırlar (CSV)",
    word: "Hatalı satırlar",
    isThere: (job) => job.errorFileId !== null,
  },
  {
    file: "preview",
    hrefOf: ({ id }) => urlOf(getDryRunOutcome, { params: { id } }),
    label: "Deneme sonucu (CSV)",
    word: "Deneme sonucu",
    isThere: (job) => job.previewFileId !== null,
  },
  {
    file: "undone",
    hrefOf: ({ id }) => urlOf(getUndoOutcome, { params: { id } }),
    label: "Geri alma listesi (CSV)",
    word: "Geri alma listesi",
    isThere: (job) => job.undo?.state === "done",
  },
];
