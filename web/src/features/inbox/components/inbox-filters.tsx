import { chakra } from "@chakra-ui/react";
import type { InboxState } from "@meridian/contracts/site/contact";
import { FilterTabs } from "../../../ui/forms/filter-tabs.tsx";
import { INBOX_STATES, type InboxView } from "../inbox-view.ts";
import { STATE_LABELS } from "../inbox-words.ts";

const Line = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });

export interface InboxFiltersProps {
  view: InboxView;
  /** Excluding suspect items; undefined until known. */
  counts: Record<InboxState, number> | undefined;
  onChange: (view: InboxView) => void;
}

const KINDS = [
  { value: "all", label: "Hepsi" },
  { value: "message", label: "Mesajlar" },
  { value: "report", label: "Bildirimler" },
] as const;
const PLACES = [
  { value: "inbox", label: "Gelen" },
  { value: "suspect", label: "Şüpheli" },
] as const;

export function InboxFilters({ view, counts, onChange }: InboxFiltersProps) {
  /** Only non-empty states, so that they fit on one line of a phone. */
  const countOf = (state: InboxState) => {
    const count = view.isSuspect ? 0 : (counts?.[state] ?? 0);
    return count === 0 ? {} : { count };
  };
  return (
    <Line>
      <FilterTabs
        label="Durum"
        value={view.state}
        options={[
          { value: "all" as const, label: "Tümü" },
          ...INBOX_STATES.map((state) => ({ value: state, label: STATE_LABELS[state], ...countOf(state) })),
        ]}
        onChange={(state) => onChange({ ...view, state })}
      />
      <FilterTabs label="Tür" value={view.kind} options={KINDS} onChange={(kind) => onChange({ ...view, kind })} />
      <FilterTabs
        label="Klasör"
        value={view.isSuspect ? "suspect" : "inbox"}
        options={PLACES}
        onChange={(place) => onChange({ ...view, isSuspect: place === "suspect" })}
      />
    </Line>
  );
}
