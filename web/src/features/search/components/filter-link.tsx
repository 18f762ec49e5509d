import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { formatCount } from "../../../lib/number-format.ts";
import type { SearchParams } from "../search-params.ts";

export interface FilterLinkProps {
  /** The search that the link leads to: with the filter where it is off, without it where it is on. */
  search: SearchParams;
  isOn: boolean;
  label: string;
  count?: number | undefined;
}

/** A filter as a link, so that it works without JavaScript; styled by the list it stands in. Crawlers are told not to follow. */
export function FilterLink({ search, isOn, label, count }: FilterLinkProps) {
  return (
    <Link
      to="/search"
      search={search}
      rel="nofollow"
      preload={false}
      activeOptions={{ exact: true }}
      aria-current={isOn ? "true" : undefined}
    >
      <span className="box">{isOn && <Check aria-hidden="true" size={14} strokeWidth={3} />}</span>
      <span className="label">{label}</span>
      {count !== undefined && <span className="count">{formatCount(count)}</span>}
    </Link>
  );
}
