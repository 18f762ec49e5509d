import {
  deleteMappingProfile,
  listMappingProfiles,
  putMappingProfile,
} from "@meridian/contracts/imports/mapping-profiles-api";
import { createRouter, mountSessionEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Authorize } from "@meridian/platform/http/require-session";
import type { Router } from "express";
import type { ProfilesService } from "./profiles.service.ts";

export function createProfilesRoutes(service: ProfilesService, authorize: Authorize): Router {
  const router = createRouter();
  mountSessionEndpoint(router, listMappingProfiles, authorize, () => service.list());
  mountSessionEndpoint(router, putMappingProfile, authorize, ({ params, body, authorized }) =>
    service.put(params.signature, body, authorized.session.username),
  );
  mountSessionEndpoint(router, deleteMappingProfile, authorize, async ({ params, authorized }) => {
    await service.remove(params.signature, authorized.session.username);
    return { success: true } as const;
  });
  return router;
}
