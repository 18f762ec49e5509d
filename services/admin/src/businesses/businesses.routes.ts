import type { BulkAction } from "@meridian/contracts/businesses/admin-businesses";
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
  listFieldSources,
  mergeBusinesses,
  restoreBusiness,
  toggleApproval,
} from "@meridian/contracts/businesses/admin-businesses-api";
import type { Bilingual } from "@meridian/platform/app-error";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import { succeeded } from "@meridian/platform/http/request-language";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { Router } from "express";
import type { BusinessesService } from "./businesses.service.ts";
import type { EditsService } from "./edits.service.ts";
import { type FieldSourcesOptions, listGivenFields } from "./field-sources.ts";
import { toDetail } from "./present-business.ts";

const DONE: Record<BulkAction, Bilingual> = {
  approve: { tr: "işletme onaylandı", en: "Businesses approved" },
  hide: { tr: "işletme gizlendi", en: "Businesses hidden" },
  delete: { tr: "işletme çöp kutusuna taşındı", en: "Businesses moved to the trash" },
  restore: { tr: "işletme geri alındı", en: "Businesses restored" },
  block: { tr: "işletme kalıcı olarak engellendi", en: "Businesses blocked for good" },
  unblock: { tr: "işletmenin engeli kaldırıldı", en: "Businesses unblocked" },
};

export interface BusinessesRoutesOptions {
  businesses: BusinessesService;
  edits: EditsService;
  fieldSources: FieldSourcesOptions;
  authorize: Authorize;
}

export function createBusinessesRoutes({
  businesses,
  edits,
  fieldSources,
  authorize,
}: BusinessesRoutesOptions): Router {
  const router = createRouter();
  mountSessionEndpoint(router, listAdminBusinesses, authorize, ({ query }) => businesses.list(query));
  mountSessionEndpoint(router, listCategoryNames, authorize, () => businesses.categoryNames());
  mountSessionEndpoint(router, listCountryCodes, authorize, () => businesses.countryCodes());

  mountSessionEndpoint(router, changeBusinesses, authorize, async ({ body, req, authorized: { session } }) => {
    const ids = await businesses.changeAll(body.ids, body.action, session.username);
    const { tr, en } = DONE[body.action];
    const done = { tr: `${ids.length} ${tr}`, en: `${en}: ${ids.length}` };
    return { ...succeeded(req, done), changedCount: ids.length, ids };
  });
  mountSessionEndpoint(router, mergeBusinesses, authorize, async ({ body, req, authorized: { session } }) => {
    const business = toDetail(await edits.merge(body, session.username));
    return { ...succeeded(req, { tr: "İşletmeler birleştirildi", en: "The businesses were merged" }), business };
  });

  mountSessionEndpoint(router, createBusiness, authorize, async ({ body, authorized: { session } }) =>
    toDetail(await edits.create(body, session.username)),
  );
  mountSessionEndpoint(router, findSimilarBusinesses, authorize, ({ query }) => businesses.findSimilar(query));
  mountSessionEndpoint(router, getAdminBusiness, authorize, async ({ params: { id } }) =>
    toDetail(await businesses.get(id)),
  );
  mountSessionEndpoint(router, listFieldSources, authorize, async ({ params: { id } }) => ({
    givers: await listGivenFields(fieldSources, await businesses.get(id)),
  }));
  mountSessionEndpoint(router, editBusiness, authorize, async ({ params: { id }, body, authorized: { session } }) =>
    toDetail(await edits.edit(id, body, session.username)),
  );
  mountSessionEndpoint(router, toggleApproval, authorize, async ({ params: { id }, req, authorized: { session } }) => {
    const isApproved = await businesses.toggleApproval(id, session.username);
    const done = isApproved
      ? { tr: "İşletme onaylandı", en: "The business was approved" }
      : { tr: "İşletme gizlendi", en: "The business was hidden" };
    return { ...succeeded(req, done), id, isApproved };
  });
  mountSessionEndpoint(router, deleteBusiness, authorize, async ({ params: { id }, req, authorized: { session } }) => {
    await businesses.change(id, "delete", session.username);
    return succeeded(req, { tr: "İşletme çöp kutusuna taşındı", en: "The business was moved to the trash" });
  });
  mountSessionEndpoint(router, restoreBusiness, authorize, async ({ params: { id }, req, authorized: { session } }) => {
    await businesses.change(id, "restore", session.username);
    return succeeded(req, { tr: "İşletme geri alındı", en: "The business was restored" });
  });
  return router;
}
