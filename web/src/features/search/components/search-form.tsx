import { Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import { MapPin, Search } from "lucide-react";
import { type FormEvent, useDeferredValue } from "react";
import { focusFirst } from "../../../ui/forms/focus-first.ts";
import type { SearchParams } from "../search-params.ts";
import { type PageCategory, useSearchBar } from "../use-search-bar.ts";
import { WhatField, WhereField } from "./search-fields.tsx";

const Pill = chakra("form", {
  base: { alignItems: "stretch", width: "full", bg: "bg.raised", borderWidth: "1px", borderColor: "border.control" },
  variants: {
    /** `bar` becomes one button on phones, if there is a script to open the sheet. */
    shape: {
      bar: {
        display: { base: "none", md: "flex" },
        flexDirection: { base: "column", md: "row" },
        borderRadius: { base: "card", md: "full" },
        boxShadow: "float",
        p: "1.5",
        "@media (scripting: none)": { display: "flex" },
      },
      sheet: { display: "flex", flexDirection: "column", position: "relative", borderRadius: "card", mb: "2" },
    },
  },
});
const Part = chakra("div", {
  base: {
    flex: "1",
    display: "flex",
    alignItems: "center",
    gap: "3",
    minW: "0",
    ps: "4",
    pe: "2",
    borderRadius: "full",
    "& + &": { borderTopWidth: { base: "1px", md: "0" } },
    "& > svg": { color: "fg.subtle", flexShrink: "0" },
    "&:focus-within > svg": { color: "accent" },
    _focusWithin: { boxShadow: "inset 0 0 0 2px {colors.accent}" },
  },
  variants: {
    shape: {
      bar: {
        position: "relative",
        borderRadius: { base: "0", md: "full" },
        "& + &": {
          borderTopWidth: { base: "1px", md: "0" },
          _before: {
            content: '""',
            display: { base: "none", md: "block" },
            position: "absolute",
            insetInlineStart: "0",
            height: "6",
            borderInlineStartWidth: "1px",
            borderColor: "border.emphasized",
          },
        },
      },
      sheet: { borderRadius: "card", "& + &": { borderTopWidth: "1px" } },
    },
  },
});
export interface SearchFormProps {
  /** The current search, to prefill the fields. */
  params: SearchParams;
  /** The search button requires a query, as on the not-found pages. */
  isQueryRequired: boolean;
  size: "md" | "lg";
  shape: "bar" | "sheet";
  category?: PageCategory | undefined;
  label?: string;
  /** For the first field, if the default does not fit. */
  placeholder?: string;
  onDone?: () => void;
}

/** What and where, with suggestions: a plain GET form to /search, so that it works before and without JavaScript. */
export function SearchForm(form: SearchFormProps) {
  const { params, category, isQueryRequired, size, shape, label = "Search businesses", placeholder, onDone } = form;
  const bar = useSearchBar({ params, category, isQueryRequired, onDone });
  const minH = size === "lg" ? "12" : "10";
  const placement = shape === "bar" ? "float" : "page";
  // A sheet shows the field to type into at once, the rest a moment later.
  const isWhole = useDeferredValue(true, shape === "bar");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    bar.submit();
  };
  return (
    <Pill shape={shape} action="/search" method="get" aria-label={label} onSubmit={submit}>
      <Part shape={shape}>
        <Search aria-hidden="true" size={18} />
        <WhatField
          bar={bar}
          placement={placement}
          minH={minH}
          isRequired={isQueryRequired}
          placeholder={placeholder}
          {...(shape === "sheet" ? { inputRef: focusFirst } : {})}
        />
      </Part>
      {isWhole && (
        <>
          <Part shape={shape}>
            <MapPin aria-hidden="true" size={18} />
            <WhereField bar={bar} placement={placement} minH={minH} isNear={params.near !== undefined} />
          </Part>
          <SubmitButton shape={shape} size={size} isDisabled={isQueryRequired && bar.what.trim() === ""} />
        </>
      )}
    </Pill>
  );
}

function SubmitButton({ shape, size, isDisabled }: { shape: "bar" | "sheet"; size: "md" | "lg"; isDisabled: boolean }) {
  const isSmall = shape === "bar" && size === "md";
  return (
    <Button
      type="submit"
      size={size}
      disabled={isDisabled}
      borderRadius={shape === "bar" ? { base: "field", md: "full" } : "field"}
      m={shape === "bar" ? "0" : "2"}
      {...(isSmall ? { px: { md: "0" }, width: { md: "11" } } : {})}
    >
      <Search aria-hidden="true" />
      {isSmall ? <VisuallyHidden>Search</VisuallyHidden> : "Search"}
    </Button>
  );
}
