import type {
  AdminBusiness,
  BulkAction,
  BulkAnswer,
  BusinessEditRequest,
  MergeRequest,
  NewBusinessRequest,
} from "@meridian/contracts/businesses/admin-businesses";
import type { AnswerOf } from "@meridian/contracts/client/client-endpoint";
import * as api from "@meridian/contracts/client/endpoints/admin-businesses.gen";
import { call } from "../../../lib/api/api-client.ts";

export function toggleApproval(id: string): Promise<AnswerOf<typeof api.toggleApproval>> {
  return call(api.toggleApproval, { params: { id } });
}

/** Moves it to the trash, from which it can be restored. */
export function deleteBusiness(id: string): Promise<unknown> {
  return call(api.deleteBusiness, { params: { id } });
}

export function restoreBusiness(id: string): Promise<unknown> {
  return call(api.restoreBusiness, { params: { id } });
}

export function changeBusinesses(ids: readonly string[], action: BulkAction): Promise<BulkAnswer> {
  return call(api.changeBusinesses, { body: { ids: [...ids], action } });
}

/** Rejects with each field's problems (invalid_input) or with both versions (conflict). */
export function editBusiness(id: string, edit: BusinessEditRequest): Promise<AdminBusiness> {
  return call(api.editBusiness, { params: { id }, body: edit });
}

/** Rejects with each field's problems (invalid_input) or with the existing business (conflict). */
export function createBusiness(request: NewBusinessRequest): Promise<AdminBusiness> {
  return call(api.createBusiness, { body: request });
}

export function mergeBusinesses(request: MergeRequest): Promise<AnswerOf<typeof api.mergeBusinesses>> {
  return call(api.mergeBusinesses, { body: request });
}
