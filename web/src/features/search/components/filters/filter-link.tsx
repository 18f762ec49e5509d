import type { FacetValue } from "@meridian/contracts/search/search";
import { Link, useNavigate } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { type MouseEvent, type ReactNode, useState } from "react";
import { formatFacetCount } from "../../../../lib/format/number-format.ts";
import { afterPaint } from "../../../../lib/page/first-interaction.ts";
import type { SearchParams } from "../../search-params.ts";
import { useSearchTarget } from "../../use-search-target.ts";

export interface FilterLinkProps {
  /** The target: with the filter if it is off, without it if it is on. */
  search: SearchParams;
  isOn: boolean;
  label: ReactNode;
  counted?: Pick<FacetValue, "count" | "isEstimate"> | undefined;
}

/**
 * A filter as a link, so that it works without JavaScript; styled by its list and marked nofollow. Its box toggles at once, before the new
 * search loads.
 */
export function FilterLink({ search, isOn, label, counted }: FilterLinkProps) {
  const navigate = useNavigate();
  const target = useSearchTarget()(search);
  const [tappedWhen, setTappedWhen] = useState<boolean>();
  if (tappedWhen !== undefined && tappedWhen !== isOn) setTappedWhen(undefined);
  const isChecked = tappedWhen === undefined ? isOn : !isOn;
  const turn = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setTappedWhen(isOn);
    afterPaint(() => void navigate(target));
  };
  return (
    <Link
      {...target}
      rel="nofollow"
      preload={false}
      activeOptions={{ exact: true }}
      aria-current={isOn ? "true" : undefined}
      data-checked={isChecked ? "" : undefined}
      onClick={turn}
    >
      <span className="box">{isChecked && <Check aria-hidden="true" size={14} strokeWidth={3} />}</span>
      <span className="label">{label}</span>
      {counted !== undefined && <span className="count">{formatFacetCount(counted)}</span>}
    </Link>
  );
}
