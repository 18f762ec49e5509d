import { hasEnded, isHeld } from "@meridian/domain/imports/import-progress";
import { useQuery } from "@tanstack/react-query";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { latestImportsQuery } from "../api/get-news.ts";

/** Says how many of the latest imports wait for a decision; nothing if none does. */
export function HeldImports() {
  const { data: latest = [] } = useQuery(latestImportsQuery);
  const held = latest.filter((job) => isHeld(job) && hasEnded(job));
  if (held.length === 0) return null;
  return (
    <Notice tone="warning" role="status">
      {`Son ${formatWhole(latest.length)} içe aktarmadan karar bekleyen: ${formatWhole(held.length)}. `}
      <Link to="/admin/upload">İçe aktarmalara git</Link>
    </Notice>
  );
}
