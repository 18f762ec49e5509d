import { Button, chakra, Input, InputGroup } from "@chakra-ui/react";
import { Search, SlidersHorizontal, X } from "lucide-react";
import { type Ref, useEffect, useId, useRef, useState } from "react";
import { useDebounced } from "../../../lib/hooks/use-debounced.ts";
import { WITH_COLUMNS } from "../../../theme/breakpoints.ts";
import { hiddenFilterCount, isFiltered } from "../list-changes.ts";
import type { ListParams } from "../list-params.ts";
import { CategoryFilter } from "./category-filter.tsx";
import { MoreFilters } from "./more-filters.tsx";

const REST_MS = 300;

const Bar = chakra("div", {
  base: {
    display: "grid",
    gap: "3",
    alignItems: "end",
    gridTemplateColumns: "minmax(0, 1fr)",
    [WITH_COLUMNS]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr) auto" },
  },
});
const Label = chakra("label", { base: { display: "block", textStyle: "sm", fontWeight: "semibold", mb: "1.5" } });
const Buttons = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });

export interface FilterBarProps {
  params: ListParams;
  onChange: (change: ListParams, options?: { isTyping: boolean }) => void;
  onReset: () => void;
  searchRef: Ref<HTMLInputElement>;
}

/** Search and category, with all other filters behind a button. */
export function FilterBar({ params, onChange, onReset, searchRef }: FilterBarProps) {
  const hidden = hiddenFilterCount(params);
  const [isOpen, setOpen] = useState(hidden > 0);
  const panelId = useId();
  return (
    <>
      <Bar>
        <NameSearch fieldRef={searchRef} value={params.q ?? ""} onChange={onChange} />
        <CategoryFilter value={params.category} onChange={(category) => onChange({ category })} />
        <Buttons>
          <Button
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <SlidersHorizontal aria-hidden="true" />
            Filtreler{hidden > 0 && ` (${hidden})`}
          </Button>
          {isFiltered(params) && (
            <Button variant="ghost" onClick={onReset}>
              <X aria-hidden="true" />
              Temizle
            </Button>
          )}
        </Buttons>
      </Bar>
      {isOpen && <MoreFilters id={panelId} params={params} onChange={onChange} />}
    </>
  );
}

interface NameSearchProps extends Pick<FilterBarProps, "onChange"> {
  value: string;
  fieldRef: Ref<HTMLInputElement>;
}

/** The list follows the text once typing pauses. */
function NameSearch({ value, onChange, fieldRef }: NameSearchProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const rested = useDebounced(text.trim(), REST_MS);
  /** The last value in the address, from this field or elsewhere. */
  const known = useRef(value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed leads to another address
  useEffect(() => {
    if (rested === known.current) return;
    known.current = rested;
    onChange({ q: rested === "" ? undefined : rested }, { isTyping: true });
  }, [rested]);

  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    setText(value);
  }, [value]);

  return (
    <chakra.form role="search" aria-label="İşletmelerde ara" onSubmit={(event) => event.preventDefault()}>
      <Label htmlFor={id}>İşletme adı</Label>
      <InputGroup startElement={<Search aria-hidden="true" size={16} />} startElementProps={{ px: "3.5" }}>
        <Input
          id={id}
          ref={fieldRef}
          type="search"
          ps="10"
          maxLength={200}
          placeholder="İşletme adı ile ara…"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </InputGroup>
    </chakra.form>
  );
}
