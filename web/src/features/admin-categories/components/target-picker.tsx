import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { closestFirst } from "../../../lib/format/find-names.ts";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { useDebounced } from "../../../lib/hooks/use-debounced.ts";
import { KIND_EXAMPLES, useFoundKinds } from "../../../lib/hooks/use-found-kinds.ts";
import { NamePicker, type NamePickerProps } from "../../../ui/forms/name-picker.tsx";
import { labelsQuery } from "../api/categories.ts";

const REST_MS = 250;

type PickerProps = Pick<NamePickerProps, "onPick">;

/** Finds kinds by name in any language. */
export function KindPicker({ onPick }: PickerProps) {
  const [text, setText] = useState("");
  const kinds = useFoundKinds(text);
  return (
    <NamePicker label="Tür" placeholder={KIND_EXAMPLES} placement="flow" {...kinds} {...{ text, setText, onPick }} />
  );
}

/** Finds categories that have businesses. */
export function CategoryPicker({ without, onPick }: PickerProps & { without: string }) {
  const [text, setText] = useState("");
  const q = useDebounced(text.trim(), REST_MS);
  const asked = { ...labelsQuery({ q }), enabled: q !== "", placeholderData: keepPreviousData };
  const { data, isError } = useQuery(asked);
  const categories = new Map(data?.labels.map(({ category }) => [category.slug, category]));
  categories.delete(without);
  const found = closestFirst([...categories.values()], text, ({ name }) => name).map(({ slug, name, count }) => ({
    key: slug,
    name,
    detail: `${formatWhole(count)} işletme`,
  }));
  const asking = { text, setText, found, isError, onPick };
  return <NamePicker label="Kategori" placeholder="Kategori adı yazın…" placement="flow" {...asking} />;
}
