import { getCountry, listCountries } from "@meridian/contracts/places/places-api";
import { createRouter, mountEndpoint } from "@meridian/platform/http/mount-endpoint";
import type { Router } from "express";
import type { CountryService } from "./country.service.ts";

export function createCountryRoutes(service: CountryService): Router {
  const router = createRouter();
  mountEndpoint(router, listCountries, () => service.list());
  mountEndpoint(router, getCountry, ({ params }) => service.get(params.slug));
  return router;
}
