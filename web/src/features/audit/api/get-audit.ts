import type { QueryOf } from "@meridian/contracts/client/client-endpoint";
import { exportAudit, listAudit } from "@meridian/contracts/client/endpoints/cleanup.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api/api-client.ts";
import { type AuditView, auditFilter } from "../audit-view.ts";

const PAGE_SIZE = 50;

/** The filtered log, newest first, page by page. */
export function auditQuery(view: AuditView) {
  const query: QueryOf<typeof listAudit> = { ...auditFilter(view), limit: PAGE_SIZE };
  return infiniteQueryOptions({
    queryKey: [urlOf(listAudit, { query }), "pages"],
    queryFn: ({ pageParam, signal }) => call(listAudit, { query: { ...query, after: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }) => nextAfter ?? undefined,
    staleTime: 0,
  });
}

export function auditCsvUrl(view: AuditView): string {
  return urlOf(exportAudit, { query: auditFilter(view) });
}
