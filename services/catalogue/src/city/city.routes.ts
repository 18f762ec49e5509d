import { getCity, listCities } from "@meridian/contracts/places/places-api";
import { createRouter, mountEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Router } from "express";
import type { CityService } from "./city.service.ts";

export function createCityRoutes(service: CityService): Router {
  const router = createRouter();
  mountEndpoint(router, listCities, ({ query }) => service.list(query));
  mountEndpoint(router, getCity, ({ params, query }) => service.get(params, query));
  return router;
}
