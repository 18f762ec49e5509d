import { Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useId, useState } from "react";
import { namesWith } from "../../../lib/format/find-names.ts";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { SelectField } from "../../../ui/forms/field.tsx";
import { focusFirst } from "../../../ui/forms/focus-first.ts";
import { categoryNamesQuery } from "../api/get-businesses.ts";

const FIRST = 20;
const MAX_FOUND = 12;
const SEARCH = "\u0000search";

const Box = chakra("div", { base: { minW: "0" } });
const Label = chakra("span", { base: { display: "block", textStyle: "sm", fontWeight: "semibold", mb: "1.5" } });
const Frame = chakra("div", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    ps: "3",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "field",
    _focusWithin: { outline: "2px solid {colors.accent}", outlineOffset: "1px" },
  },
});

export interface CategoryFilterProps {
  value: string | undefined;
  onChange: (category: string | undefined) => void;
}

/** Offers the twenty largest categories; others are found by searching. */
export function CategoryFilter({ value, onChange }: CategoryFilterProps) {
  const { data: names = [] } = useQuery(categoryNamesQuery);
  const [isSearching, setSearching] = useState(false);
  const first = names.slice(0, FIRST);
  const isOther = value !== undefined && !first.includes(value);

  if (isSearching) {
    return (
      <CategorySearch
        names={names}
        onPick={(name) => {
          setSearching(false);
          if (name !== undefined) onChange(name);
        }}
      />
    );
  }
  return (
    <Box>
      <SelectField
        label="Kategori"
        value={value ?? ""}
        onChange={({ target }) => {
          if (target.value === SEARCH) setSearching(true);
          else onChange(target.value === "" ? undefined : target.value);
        }}
      >
        <option value="">All</option>
        {isOther && <option value={value}>{value}</option>}
        {first.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        {names.length > FIRST && <option value={SEARCH}>Başka kategori ara…</option>}
      </SelectField>
    </Box>
  );
}

interface CategorySearchProps {
  names: readonly string[];
  /** Undefined when cancelled. */
  onPick: (name: string | undefined) => void;
}

function CategorySearch({ names, onPick }: CategorySearchProps) {
  const labelId = useId();
  const [text, setText] = useState("");
  const found = text.trim() === "" ? [] : namesWith(names, text);
  return (
    <Box>
      <Label id={labelId}>Kategori</Label>
      <Frame>
        <Combobox
          label="Kategori ara"
          name="category-search"
          value={text}
          onChange={setText}
          inputRef={focusFirst}
          groups={[
            {
              label: "Kategoriler",
              options: found
                .slice(0, MAX_FOUND)
                .map((name) => ({ key: name, content: name, pick: () => onPick(name) })),
            },
          ].filter(({ options }) => options.length > 0)}
          placeholder="Kategori adı yazın…"
          maxLength={120}
          minH="10"
          countText={(count) => `${count} kategori`}
        />
        <Button variant="ghost" size="sm" px="2.5" onClick={() => onPick(undefined)}>
          <X aria-hidden="true" />
          <VisuallyHidden>Kategori aramasını kapat</VisuallyHidden>
        </Button>
      </Frame>
    </Box>
  );
}
