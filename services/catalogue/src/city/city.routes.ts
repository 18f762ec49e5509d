import { getCity, listCities } from "@meridian/shared/contracts/places-api";
import { createRouter } from "@meridian/shared/http/create-router";
import { mountEndpoint } from "@meridian/shared/http/mount-endpoint";
import type { Router } from "express";
import type { CityService } from "./city.service.ts";

export function createCityRoutes(service: CityService): Router {
  const router = createRouter();
  mountEndpoint(router, listCities, ({ query }) => service.list(query));
  mountEndpoint(router, getCity, ({ params, query }) => service.get(params, query));
  return router;
}
