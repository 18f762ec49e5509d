import { chakra } from "@chakra-ui/react";
import type { ImportPreview, SameFile } from "@meridian/contracts/imports/import-preview";
import { formatMoment } from "../../../lib/format/turkish-format.ts";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { stateText } from "../import-format.ts";

const List = chakra("div", { base: { display: "grid", gap: "3" } });

/** What to know before importing: earlier imports of the same bytes, other sheets, content that contradicts the name. */
export function FileWarnings({ preview }: { preview: Pick<ImportPreview, "notes" | "sameFiles"> }) {
  const { notes, sameFiles } = preview;
  if (notes.length === 0 && sameFiles.length === 0) return null;
  return (
    <List>
      {sameFiles.map((same) => (
        <Notice key={same.jobId} tone="warning">
          {sameFileText(same)}{" "}
          <Link to="/admin/upload/$importId" params={{ importId: same.jobId }}>
            Raporu aç
          </Link>
        </Notice>
      ))}
      {notes.map((note) => (
        <Notice key={note} tone="info">
          {note}
        </Notice>
      ))}
    </List>
  );
}

function sameFileText({ fileName, createdAt, createdBy, isDryRun, isUndone, state }: SameFile): string {
  const what = isDryRun ? "denendi" : "içe aktarıldı";
  const rest = isUndone ? "sonra geri alındı" : stateText(state).toLocaleLowerCase("tr-TR");
  return `Bu dosyanın aynısı ${formatMoment(createdAt)} tarihinde ${createdBy} tarafından “${fileName}” adıyla ${what} (${rest}).`;
}
