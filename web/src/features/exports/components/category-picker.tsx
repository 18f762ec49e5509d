import { Button, chakra } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { namesWith } from "../../../lib/format/find-names.ts";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { Field } from "../../../ui/forms/field.tsx";
import { categoryNamesQuery } from "../api/get-choices.ts";
import { toggled } from "../export-choices.ts";
import { CheckList } from "./check-list.tsx";

const MAX_SHOWN = 100;
const Line = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", alignItems: "center" } });
const Note = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });

export interface CategoryPickerProps {
  chosen: readonly string[];
  isDisabled: boolean;
  onChange: (chosen: string[]) => void;
}

/** Categories to export, found by part of their name; none means all. */
export function CategoryPicker({ chosen, isDisabled, onChange }: CategoryPickerProps) {
  const [search, setSearch] = useState("");
  const { data, isPending, isError } = useQuery(categoryNamesQuery);
  const filtered = namesWith(data ?? [], search);
  const shown = filtered.slice(0, MAX_SHOWN);
  const state = stateText({ isPending, isError, count: filtered.length });
  return (
    <CheckList
      legend={`Kategoriler (${chosen.length === 0 ? "tümü" : `${formatWhole(chosen.length)} seçili`})`}
      options={shown.map((name) => ({ value: name, label: name }))}
      chosen={chosen}
      isDisabled={isDisabled}
      isScrolled={shown.length > 0}
      onToggle={(name) => onChange(toggled(chosen, name))}
    >
      <Field
        label="Kategori ara"
        type="search"
        value={search}
        autoComplete="off"
        onChange={(event) => setSearch(event.target.value)}
      />
      <Line>
        <Button
          variant="outline"
          size="sm"
          disabled={filtered.length === 0}
          onClick={() => onChange([...new Set([...chosen, ...filtered])])}
        >
          {search === "" ? "Tümünü seç" : `Bulunanları seç (${formatWhole(filtered.length)})`}
        </Button>
        <Button variant="ghost" size="sm" disabled={chosen.length === 0} onClick={() => onChange([])}>
          Seçimi temizle
        </Button>
      </Line>
      <Note role="status">
        {state ??
          (filtered.length > MAX_SHOWN &&
            `${formatWhole(filtered.length)} kategoriden ilk ${MAX_SHOWN} tanesi gösteriliyor.`)}
      </Note>
    </CheckList>
  );
}

interface ListState {
  isPending: boolean;
  isError: boolean;
  count: number;
}

function stateText({ isPending, isError, count }: ListState): string | undefined {
  if (isPending) return "Kategoriler yükleniyor...";
  if (isError) return "Kategoriler yüklenemedi. Sayfa yenileyin.";
  return count === 0 ? "Kategori bulunamadı." : undefined;
}
