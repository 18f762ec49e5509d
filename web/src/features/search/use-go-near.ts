import { useNavigate } from "@tanstack/react-router";
import { type SearchParams, withParams } from "./search-params.ts";
import { useLocate } from "./use-locate.ts";

/** Requests the visitor's position and searches around it, replacing any other place. */
export function useGoNear(params: SearchParams): () => void {
  const navigate = useNavigate();
  return useLocate((near) => {
    const search = withParams(params, {
      near,
      sort: "distance",
      location: undefined,
      country: undefined,
      region: undefined,
      city: undefined,
      bbox: undefined,
    });
    void navigate({ to: "/search", search });
  });
}
