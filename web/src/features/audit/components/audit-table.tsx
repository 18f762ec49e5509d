import { chakra, VisuallyHidden } from "@chakra-ui/react";
import type { AuditLogEntry } from "@meridian/contracts/admin/audit";
import { auditActionText, auditSubjectText } from "@meridian/contracts/admin/audit-words";
import { formatMoment } from "../../../lib/format/turkish-format.ts";
import { DataTable } from "../../../ui/data-table.tsx";

const Code = chakra("code", { base: { fontFamily: "mono", textStyle: "xs", color: "fg.muted" } });
const Subject = chakra("span", { base: { overflowWrap: "anywhere" } });
const Moment = chakra("span", { base: { whiteSpace: { md: "nowrap" } } });
const Summary = chakra("summary", {
  base: {
    cursor: "pointer",
    color: "accent",
    minH: { base: "11", md: "auto" },
    alignContent: "center",
    whiteSpace: "nowrap",
  },
});
const Details = chakra("pre", {
  base: {
    mt: "2",
    p: "3",
    maxH: "20rem",
    overflow: "auto",
    bg: "bg.subtle",
    borderRadius: "field",
    fontFamily: "mono",
    textStyle: "xs",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
});

export function AuditTable({ entries, isStale }: { entries: readonly AuditLogEntry[]; isStale: boolean }) {
  return (
    <DataTable label="Denetim kaydı" aria-busy={isStale} columns={["Ne zaman", "Kim", "İşlem", "Kayıt", "Ayrıntı"]}>
      <tbody>
        {entries.map(({ id, at, actor, action, subject, details }) => (
          <tr key={id}>
            <td data-label="Ne zaman">
              <Moment>{formatMoment(at)}</Moment>
            </td>
            <td data-label="Kim">{actor}</td>
            <td data-label="İşlem">
              <span>
                {textOf(action)} <Code>{action}</Code>
              </span>
            </td>
            <td data-label="Kayıt">
              <Subject>{subjectOf(subject, details)}</Subject>
            </td>
            <td data-wide="">
              {details !== null && Object.keys(details).length > 0 && (
                <details>
                  <Summary>
                    Göster
                    <VisuallyHidden>
                      : {textOf(action) || action}, {formatMoment(at)}
                    </VisuallyHidden>
                  </Summary>
                  <Details tabIndex={0}>{JSON.stringify(details, null, 2)}</Details>
                </details>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** The name, and the id to search by. */
function subjectOf(subject: string | null, details: AuditLogEntry["details"]) {
  const name = auditSubjectText({ subject, details });
  if (name === undefined) return "—";
  if (subject === null || name === subject) return <bdi>{name}</bdi>;
  return (
    <>
      <bdi>{name}</bdi> <Code>{subject}</Code>
    </>
  );
}

/** Empty for unknown actions, whose code is shown. */
function textOf(action: string): string {
  const text = auditActionText(action);
  return text === action ? "" : text;
}
