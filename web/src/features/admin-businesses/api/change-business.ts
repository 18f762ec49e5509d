import type {
  AdminBusiness,
  BulkAction,
  BulkAnswer,
  BusinessEditRequest,
  MergeRequest,
  NewBusinessRequest,
} from "@meridian/shared/contracts/admin-businesses";
import type {
  mergeBusinesses as mergeEndpoint,
  toggleApproval as toggleEndpoint,
} from "@meridian/shared/contracts/admin-businesses-api";
import type { EndpointResponse } from "@meridian/shared/contracts/endpoint";
import { requestJson } from "../../../lib/api-client.ts";
import { LIST_PATH } from "../list-params.ts";
import { businessPath } from "./get-businesses.ts";

export function toggleApproval(id: string): Promise<EndpointResponse<typeof toggleEndpoint>> {
  return requestJson(businessPath(id, "/toggle-approval"), { method: "POST" });
}

/** Into the trash, from which it can be restored. */
export function deleteBusiness(id: string): Promise<unknown> {
  return requestJson(`/api/businesses/${encodeURIComponent(id)}`, { method: "DELETE" });
}

export function restoreBusiness(id: string): Promise<unknown> {
  return requestJson(businessPath(id, "/restore"), { method: "POST" });
}

export function changeBusinesses(ids: readonly string[], action: BulkAction): Promise<BulkAnswer> {
  return requestJson(`${LIST_PATH}/bulk`, { method: "POST", data: { ids, action } });
}

/** Rejects with the problems of each field (invalid_input) or with both versions (conflict). */
export function editBusiness(id: string, edit: BusinessEditRequest): Promise<AdminBusiness> {
  return requestJson(businessPath(id), { method: "PATCH", data: edit });
}

/** Rejects with the problems of each field (invalid_input) or with the business that is known already (conflict). */
export function createBusiness(request: NewBusinessRequest): Promise<AdminBusiness> {
  return requestJson(LIST_PATH, { method: "POST", data: request });
}

export function mergeBusinesses(request: MergeRequest): Promise<EndpointResponse<typeof mergeEndpoint>> {
  return requestJson(`${LIST_PATH}/merge`, { method: "POST", data: request });
}
