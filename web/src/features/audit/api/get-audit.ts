import type { listAudit } from "@meridian/shared/contracts/cleanup-api";
import type { EndpointResponse } from "@meridian/shared/contracts/endpoint";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { requestJson } from "../../../lib/api-client.ts";
import { type AuditView, auditParams } from "../audit-view.ts";

const PAGE_SIZE = 50;

type AuditPage = EndpointResponse<typeof listAudit>;

/** The log through a filter, newest first, page by page. */
export function auditQuery(view: AuditView) {
  const params = auditParams(view);
  params.set("limit", String(PAGE_SIZE));
  const url = `/api/admin/audit?${params}`;
  return infiniteQueryOptions({
    queryKey: [url, "pages"],
    queryFn: ({ pageParam, signal }) =>
      requestJson<AuditPage>(pageParam === "" ? url : `${url}&after=${encodeURIComponent(pageParam)}`, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }) => nextAfter ?? undefined,
    staleTime: 0,
  });
}

export function auditCsvUrl(view: AuditView): string {
  return `/api/admin/audit.csv?${auditParams(view)}`;
}
