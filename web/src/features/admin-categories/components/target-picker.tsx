import { chakra } from "@chakra-ui/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { closestFirst } from "../../../lib/format/find-names.ts";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { useDebounced } from "../../../lib/hooks/use-debounced.ts";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { focusFirst } from "../../../ui/forms/focus-first.ts";
import { kindsQuery, labelsQuery } from "../api/categories.ts";

const REST_MS = 250;
const MAX_FOUND = 12;

const Frame = chakra("div", {
  base: {
    position: "relative",
    ps: "3",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "field",
    _focusWithin: { outline: "2px solid {colors.accent}", outlineOffset: "1px" },
  },
});
const Label = chakra("span", { base: { display: "block", textStyle: "sm", fontWeight: "semibold", mb: "1.5" } });
const Words = chakra("span", { base: { display: "grid", minW: "0", lineHeight: "short" } });
const Detail = chakra("span", { base: { textStyle: "xs", color: "fg.muted", truncate: true } });

export interface Picked {
  /** The key of a kind, or slug of a category. */
  key: string;
  name: string;
}

interface Found extends Picked {
  detail: string;
}

interface PickerProps {
  /** Undefined once something else is typed. */
  onPick: (picked: Picked | undefined) => void;
}

/** Finds kinds by name in any language. */
export function KindPicker({ onPick }: PickerProps) {
  const [text, setText] = useState("");
  const { data, isError } = useQuery(askedQuery(kindsQuery, useDebounced(text.trim(), REST_MS)));
  const found = data?.kinds.map(({ key, name, within }) => ({ key, name, detail: within.join(" › ") })) ?? [];
  return (
    <Picker
      label="Tür"
      placeholder="Her dilde: eczane, pharmacy, 薬局…"
      {...{ text, setText, found, isError, onPick }}
    />
  );
}

/** Finds categories that have businesses. */
export function CategoryPicker({ without, onPick }: PickerProps & { without: string }) {
  const [text, setText] = useState("");
  const { data, isError } = useQuery(askedQuery((q: string) => labelsQuery({ q }), useDebounced(text.trim(), REST_MS)));
  const categories = new Map(data?.labels.map(({ category }) => [category.slug, category]));
  categories.delete(without);
  const found = closestFirst([...categories.values()], text, ({ name }) => name).map(({ slug, name, count }) => ({
    key: slug,
    name,
    detail: `${formatWhole(count)} işletme`,
  }));
  return <Picker label="Kategori" placeholder="Kategori adı yazın…" {...{ text, setText, found, isError, onPick }} />;
}

function askedQuery<Query>(queryOf: (text: string) => Query, text: string) {
  return { ...queryOf(text), enabled: text !== "", placeholderData: keepPreviousData };
}

interface FieldProps extends PickerProps {
  label: string;
  placeholder: string;
  text: string;
  setText: (text: string) => void;
  found: readonly Found[];
  isError: boolean;
}

function Picker({ label, placeholder, text, setText, found, isError, onPick }: FieldProps) {
  const options = text.trim() === "" ? [] : found.slice(0, MAX_FOUND);
  return (
    <div>
      <Label aria-hidden="true">{label}</Label>
      <Frame>
        <Combobox
          label={label}
          name="target"
          placement="flow"
          value={text}
          onChange={(typed) => {
            setText(typed);
            onPick(undefined);
          }}
          inputRef={focusFirst}
          groups={
            options.length === 0
              ? []
              : [
                  {
                    label: "Bulunanlar",
                    options: options.map((option) => ({
                      key: option.key,
                      content: (
                        <Words>
                          <bdi>{option.name}</bdi>
                          <Detail dir="auto">{option.detail}</Detail>
                        </Words>
                      ),
                      pick: () => {
                        setText(option.name);
                        onPick(option);
                      },
                    })),
                  },
                ]
          }
          placeholder={placeholder}
          maxLength={200}
          minH="10"
          countText={(count) => (isError ? "Aranamadı" : `${count} sonuç`)}
        />
      </Frame>
    </div>
  );
}
