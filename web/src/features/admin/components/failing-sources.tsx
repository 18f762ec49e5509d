import { useQuery } from "@tanstack/react-query";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { sourcesQuery } from "../api/get-figures.ts";

const NAMED = 3;

/** Says which sources fail or wait for a decision; nothing as long as all is well. */
export function FailingSources() {
  const { data } = useQuery(sourcesQuery);
  const failing = data?.sources.filter(({ lastOutcome }) => lastOutcome === "failed") ?? [];
  const held = data?.sources.filter(({ lastOutcome, unlisted }) => lastOutcome === "held" || unlisted.asked > 0) ?? [];
  if (failing.length + held.length === 0) return null;
  return (
    <Notice tone="warning" role="status">
      {failing.length > 0 && `Alınamayan kaynaklar: ${namesOf(failing)}. `}
      {held.length > 0 && `Karar bekleyen kaynaklar: ${namesOf(held)}. `}
      <Link to="/admin/sources">Kaynaklara git</Link>
    </Notice>
  );
}

function namesOf(sources: readonly { name: string }[]): string {
  const names = sources.slice(0, NAMED).map(({ name }) => name);
  const rest = sources.length - names.length;
  return rest === 0 ? names.join(", ") : `${names.join(", ")} ve ${formatWhole(rest)} kaynak daha`;
}
