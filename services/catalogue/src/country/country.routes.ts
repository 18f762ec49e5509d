import { getCountry, listCountries } from "@meridian/shared/contracts/places-api";
import { createRouter } from "@meridian/shared/http/create-router";
import { mountEndpoint } from "@meridian/shared/http/mount-endpoint";
import type { Router } from "express";
import type { CountryService } from "./country.service.ts";

export function createCountryRoutes(service: CountryService): Router {
  const router = createRouter();
  mountEndpoint(router, listCountries, () => service.list());
  mountEndpoint(router, getCountry, ({ params }) => service.get(params.slug));
  return router;
}
