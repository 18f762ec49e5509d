import type { BulkAction } from "@meridian/shared/contracts/admin-businesses";
import {
  changeBusinesses,
  createBusiness,
  deleteBusiness,
  editBusiness,
  findSimilarBusinesses,
  getAdminBusiness,
  listAdminBusinesses,
  listCategoryNames,
  listCountryCodes,
  mergeBusinesses,
  restoreBusiness,
  toggleApproval,
} from "@meridian/shared/contracts/admin-businesses-api";
import { createRouter } from "@meridian/shared/http/create-router";
import { mountSessionEndpoint } from "@meridian/shared/http/mount-endpoint";
import type { Authorize } from "@meridian/shared/http/require-session";
import type { Router } from "express";
import type { BusinessesService } from "./businesses.service.ts";
import type { EditsService } from "./edits.service.ts";
import { toDetail } from "./present-business.ts";

const DONE: Record<BulkAction, string> = {
  approve: "işletme onaylandı",
  hide: "işletme gizlendi",
  delete: "işletme çöp kutusuna taşındı",
  restore: "işletme geri alındı",
  block: "işletme kalıcı olarak engellendi",
  unblock: "işletmenin engeli kaldırıldı",
};

export interface BusinessesRoutesOptions {
  businesses: BusinessesService;
  edits: EditsService;
  authorize: Authorize;
}

export function createBusinessesRoutes({ businesses, edits, authorize }: BusinessesRoutesOptions): Router {
  const router = createRouter();
  mountSessionEndpoint(router, listAdminBusinesses, authorize, ({ query }) => businesses.list(query));
  mountSessionEndpoint(router, listCategoryNames, authorize, () => businesses.categoryNames());
  mountSessionEndpoint(router, listCountryCodes, authorize, () => businesses.countryCodes());

  mountSessionEndpoint(router, changeBusinesses, authorize, async ({ body, authorized: { session } }) => {
    const ids = await businesses.changeAll(body.ids, body.action, session.username);
    return { success: true, message: `${ids.length} ${DONE[body.action]}`, changedCount: ids.length, ids };
  });
  mountSessionEndpoint(router, mergeBusinesses, authorize, async ({ body, authorized: { session } }) => {
    const business = toDetail(await edits.merge(body, session.username));
    return { success: true, message: "İşletmeler birleştirildi", business };
  });

  mountSessionEndpoint(router, createBusiness, authorize, async ({ body, authorized: { session } }) =>
    toDetail(await edits.create(body, session.username)),
  );
  mountSessionEndpoint(router, findSimilarBusinesses, authorize, ({ query }) => businesses.findSimilar(query));
  mountSessionEndpoint(router, getAdminBusiness, authorize, async ({ params: { id } }) =>
    toDetail(await businesses.get(id)),
  );
  mountSessionEndpoint(router, editBusiness, authorize, async ({ params: { id }, body, authorized: { session } }) =>
    toDetail(await edits.edit(id, body, session.username)),
  );
  mountSessionEndpoint(router, toggleApproval, authorize, async ({ params: { id }, authorized: { session } }) => {
    const isApproved = await businesses.toggleApproval(id, session.username);
    return { success: true, message: isApproved ? "İşletme onaylandı" : "İşletme gizlendi", id, isApproved };
  });
  mountSessionEndpoint(router, deleteBusiness, authorize, async ({ params: { id }, authorized: { session } }) => {
    await businesses.change(id, "delete", session.username);
    return { success: true, message: "İşletme çöp kutusuna taşındı" };
  });
  mountSessionEndpoint(router, restoreBusiness, authorize, async ({ params: { id }, authorized: { session } }) => {
    await businesses.change(id, "restore", session.username);
    return { success: true, message: "İşletme geri alındı" };
  });
  return router;
}
