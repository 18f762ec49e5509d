import { useMatches } from "@tanstack/react-router";
import { regionName } from "../../features/regions/region-crumbs.ts";
import { HeaderSearch, type HeaderSearchProps } from "../../features/search/components/header-search.tsx";
import { readSearchParams } from "../../features/search/search-params.ts";

/** The search in the header, prefilled with the page's place or category. */
export function PageHeaderSearch() {
  const match = useMatches({ select: (matches) => matches.at(-1) });
  return <HeaderSearch {...startOf(match)} />;
}

type PageMatch = ReturnType<typeof useMatches>[number] | undefined;

function startOf(match: PageMatch): HeaderSearchProps {
  switch (match?.routeId) {
    case "/":
      return { params: {}, isButtonAlone: true };
    case "/search":
      return { params: readSearchParams(match.search), isButtonAlone: true };
    case "/categories/$slug": {
      if (match.loaderData?.kind !== "category") return { params: {} };
      const { category: name, slug } = match.loaderData.detail;
      return { params: {}, category: { name, slug } };
    }
    case "/countries/$slug":
      return startIn(match.loaderData?.detail.country);
    case "/countries/$slug_/cities":
      return startIn(match.loaderData?.country.country);
    case "/countries/$slug_/$kind":
    case "/cities/$letter/$citySlug_/$kind": {
      if (match.loaderData === undefined) return { params: {} };
      const { detail } = match.loaderData;
      const place = "city" in detail ? `${detail.fullName}, ${detail.countryCode}` : detail.country;
      return { ...startIn(place), category: { name: detail.category, slug: detail.categorySlug } };
    }
    case "/countries/$slug_/regions/$region": {
      const region = match.loaderData?.detail;
      return startIn(region && `${regionName(region)}, ${region.countryCode}`);
    }
    case "/cities/$letter/$citySlug": {
      const city = match.loaderData?.detail;
      return startIn(city && `${city.fullName}, ${city.countryCode}`);
    }
    default:
      return { params: {} };
  }
}

function startIn(location: string | undefined): HeaderSearchProps {
  return { params: readSearchParams({ location }) };
}
