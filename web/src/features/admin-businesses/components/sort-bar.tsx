import { Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import { BUSINESS_SORT_KEYS } from "@meridian/contracts/businesses/business-list";
import { ArrowDown, ArrowUp } from "lucide-react";
import { SORT_LABELS } from "../business-words.ts";
import { toggledSort } from "../list-changes.ts";
import type { ListParams } from "../list-params.ts";

const Group = chakra("fieldset", { base: { display: "flex", flexWrap: "wrap", gap: "1", alignItems: "center" } });
const Legend = chakra("span", { base: { textStyle: "sm", color: "fg.muted", me: "1" } });

/** The list's sort keys; pressing the active one reverses the order. */
export function SortBar({ params, onChange }: { params: ListParams; onChange: (change: ListParams) => void }) {
  const active = params.sortBy ?? "name";
  const isDescending = params.sortOrder === "desc";
  return (
    <Group aria-label="Sıralama">
      <Legend>Sırala</Legend>
      {BUSINESS_SORT_KEYS.map((key) => {
        const isActive = key === active;
        return (
          <Button
            key={key}
            variant={isActive ? "subtle" : "ghost"}
            size="sm"
            px="2.5"
            aria-pressed={isActive}
            onClick={() => onChange(toggledSort(params, key))}
          >
            {SORT_LABELS[key]}
            {isActive && (isDescending ? <ArrowDown aria-hidden="true" /> : <ArrowUp aria-hidden="true" />)}
            {isActive && <VisuallyHidden>{isDescending ? ", azalan" : ", artan"}</VisuallyHidden>}
          </Button>
        );
      })}
    </Group>
  );
}
