import { getCity, listCities } from "@meridian/shared/contracts/catalogue-api";
import { mountEndpoint } from "@meridian/shared/http/mount-endpoint";
import { Router } from "express";
import type { CityService } from "./city.service.ts";

export function createCityRoutes(service: CityService): Router {
  const router = Router();
  mountEndpoint(router, listCities, ({ query }) => service.list(query));
  mountEndpoint(router, getCity, ({ params, query }) => service.get(params, query));
  return router;
}
