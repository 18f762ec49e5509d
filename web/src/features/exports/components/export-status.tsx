import { chakra } from "@chakra-ui/react";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import type { ExportProgress } from "../api/download-export.ts";

const BYTES_PER_MB = 1024 * 1024;
const Text = chakra("p", {
  base: { flex: "1 1 14rem", textStyle: "sm", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
});

export interface ExportStatusProps {
  problem: string | undefined;
  isRunning: boolean;
  progress: ExportProgress;
}

/** The progress of an export, or what is missing before it can start. The total number of rows is unknown. */
export function ExportStatus({ problem, isRunning, progress }: ExportStatusProps) {
  return <Text role="status">{isRunning ? progressText(progress) : problem}</Text>;
}

function progressText({ bytes, rows }: ExportProgress): string {
  if (bytes === 0) return "Hazırlanıyor…";
  const size = (bytes / BYTES_PER_MB).toLocaleString("tr-TR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return rows === undefined ? `${size} MB alındı` : `${formatWhole(rows)} işletme · ${size} MB alındı`;
}
