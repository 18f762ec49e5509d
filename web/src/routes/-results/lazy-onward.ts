import { lazyPart } from "../../ui/lazy-part.tsx";

/** Rarely shown by the category route. */
const loadCategories = async () =>
  (await import("../../features/categories/components/categories-page.tsx")).CategoriesPage;
export const CategoriesPage = import.meta.env.SSR ? await loadCategories() : lazyPart(loadCategories);

const loadEmptyCategory = async () =>
  (await import("../../features/categories/components/empty-category-page.tsx")).EmptyCategoryPage;
export const EmptyCategoryPage = import.meta.env.SSR ? await loadEmptyCategory() : lazyPart(loadEmptyCategory);

/** The links below the list are in the server's HTML: their script may load after the page's. */
const loadCity = async () => (await import("../../features/cities/components/city-onward.tsx")).CityOnward;
export const CityOnward = import.meta.env.SSR ? await loadCity() : lazyPart(loadCity);

const loadCountry = async () => (await import("../../features/countries/components/country-onward.tsx")).CountryOnward;
export const CountryOnward = import.meta.env.SSR ? await loadCountry() : lazyPart(loadCountry);

const loadCategory = async () =>
  (await import("../../features/categories/components/category-onward.tsx")).CategoryOnward;
export const CategoryOnward = import.meta.env.SSR ? await loadCategory() : lazyPart(loadCategory);

const loadRegion = async () => (await import("../../features/regions/components/region-siblings.tsx")).RegionSiblings;
export const RegionSiblings = import.meta.env.SSR ? await loadRegion() : lazyPart(loadRegion);

const loadCityCategory = async () =>
  (await import("../../features/place-categories/components/sibling-lists.tsx")).CityCategorySiblings;
export const CityCategorySiblings = import.meta.env.SSR ? await loadCityCategory() : lazyPart(loadCityCategory);

const loadCountryCategory = async () =>
  (await import("../../features/place-categories/components/sibling-lists.tsx")).CountryCategorySiblings;
export const CountryCategorySiblings = import.meta.env.SSR
  ? await loadCountryCategory()
  : lazyPart(loadCountryCategory);
