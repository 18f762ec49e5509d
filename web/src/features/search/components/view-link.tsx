import { SymbolIcon } from "../../../ui/icons/symbol-icon.tsx";
import { ButtonLink } from "../../../ui/link.tsx";
import { type SearchParams, withParams } from "../search-params.ts";
import { useSearchTarget } from "../use-search-target.ts";

export interface ViewLinkProps {
  params: SearchParams;
  to: "list" | "map";
}

/** Switches between list and map if there is room for one. The back button switches back. */
export function ViewLink({ params, to }: ViewLinkProps) {
  const isMap = to === "map";
  return (
    <ButtonLink
      {...useSearchTarget()(withParams(params, { page: params.page, view: isMap ? "map" : undefined }))}
      rel="nofollow"
      preload={false}
      variant={isMap ? "solid" : "outline"}
      borderRadius="full"
      boxShadow="float"
      display={{ base: "inline-flex", lg: "none" }}
      css={{ "@media (scripting: none)": { display: "none" } }}
    >
      <SymbolIcon symbol={isMap ? "map" : "list"} strokeWidth={2} />
      {isMap ? "Show map" : "List"}
    </ButtonLink>
  );
}
