import { chakra, Skeleton } from "@chakra-ui/react";
import type { AuditLogEntry } from "@meridian/contracts/admin/audit";
import { auditActionText, auditSubjectText } from "@meridian/contracts/admin/audit-words";
import { useQuery } from "@tanstack/react-query";
import { formatAgo } from "../../../lib/format/relative-time.ts";
import { formatMoment } from "../../../lib/format/turkish-format.ts";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { Link } from "../../../ui/link.tsx";
import { ErrorPanel } from "../../../ui/messages/error-panel.tsx";
import { activitiesQuery } from "../api/get-news.ts";
import { Panel } from "./panel.tsx";

const AUDIT_PATH: string = "/admin/audit";

const List = chakra("ol", { base: { display: "grid" } });
const Entry = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: "4",
    py: "2.5",
    borderTopWidth: "1px",
    borderColor: "border.muted",
    "&:first-of-type": { borderTopWidth: "0", pt: "0" },
  },
});
const Action = chakra("span", { base: { textStyle: "sm", fontWeight: "medium" } });
const Detail = chakra("span", {
  base: { gridColumn: "1 / -1", textStyle: "xs", color: "fg.muted", overflowWrap: "anywhere" },
});
const Time = chakra("time", { base: { textStyle: "xs", color: "fg.muted", whiteSpace: "nowrap" } });
const Note = chakra("p", { base: { color: "fg.muted", textStyle: "sm" } });

/** The latest actions in the admin area, from the audit log. */
export function ActivityList() {
  const { data, isPending, isError, refetch } = useQuery(activitiesQuery);
  const { at: now } = useNow();
  return (
    <Panel title="Son Aktiviteler" aside={<Link to={AUDIT_PATH}>Tümü</Link>}>
      {isPending && <Skeleton height="64" />}
      {isError && (
        <ErrorPanel title="Aktiviteler yüklenemedi" onRetry={() => void refetch()}>
          Kayıtlar güvende; liste şu anda alınamıyor.
        </ErrorPanel>
      )}
      {data?.entries.length === 0 && <Note>Henüz bir işlem yapılmadı.</Note>}
      {data !== undefined && data.entries.length > 0 && (
        <List>
          {data.entries.map((entry) => (
            <Activity key={entry.id} entry={entry} nowMs={now.getTime()} />
          ))}
        </List>
      )}
    </Panel>
  );
}

function Activity({ entry, nowMs }: { entry: AuditLogEntry; nowMs: number }) {
  const { at, actor, action } = entry;
  return (
    <Entry>
      <Action>{auditActionText(action)}</Action>
      <Time dateTime={at} title={formatMoment(at)}>
        {formatAgo(at, nowMs)}
      </Time>
      <Detail>{[...new Set([actor, auditSubjectText(entry)])].filter(Boolean).join(" · ")}</Detail>
    </Entry>
  );
}
