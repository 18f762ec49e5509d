import { getRouteApi, useRouter } from "@tanstack/react-router";
import { SearchPage } from "../../features/search/components/search-page.tsx";
import { readSearchParams } from "../../features/search/search-params.ts";

const route = getRouteApi("/search");

/** The server could not answer: the same page, which retries from the browser. */
export function FailedSearch() {
  const router = useRouter();
  const params = readSearchParams(route.useSearch());
  return (
    <SearchPage
      params={params}
      answer={undefined}
      isStale={false}
      hasFailed
      onRetry={() => void router.invalidate()}
      renderHit={() => null}
      renderMap={() => null}
    />
  );
}
