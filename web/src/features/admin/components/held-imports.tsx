import { useQuery } from "@tanstack/react-query";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { heldImportsQuery } from "../api/get-news.ts";

/** Says how many imports wait for a decision; nothing if none does. */
export function HeldImports() {
  const { data } = useQuery(heldImportsQuery);
  if (data === undefined || data.heldCount === 0) return null;
  return (
    <Notice tone="warning" role="status">
      {`Karar bekleyen içe aktarma: ${formatWhole(data.heldCount)}. `}
      <Link to="/admin/upload">İçe aktarmalara git</Link>
    </Notice>
  );
}
