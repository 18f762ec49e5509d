import { chakra } from "@chakra-ui/react";
import { useNavigate } from "@tanstack/react-router";
import { MapPin, Search } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { stringifySearch } from "../../../lib/search-params.ts";
import { Button } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

const Pill = chakra("form", {
  base: {
    display: "flex",
    flexDirection: { base: "column", md: "row" },
    alignItems: "stretch",
    width: "full",
    maxW: "2xl",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: { base: "card", md: "full" },
    boxShadow: "float",
    p: "1.5",
  },
});
const Part = chakra("div", {
  base: {
    position: "relative",
    flex: "1",
    display: "flex",
    alignItems: "center",
    minW: "0",
    borderRadius: { base: "field", md: "full" },
    _focusWithin: { outline: "2px solid {colors.accent}", outlineOffset: "-1px" },
    "& + &": { mt: { base: "1", md: "0" } },
    "& + &::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: "0",
      insetBlock: "2.5",
      width: "1px",
      bg: "border",
      display: { base: "none", md: "block" },
    },
    _icon: { position: "absolute", insetInlineStart: "4", color: "fg.subtle", pointerEvents: "none" },
  },
});
const Input = chakra("input", {
  base: {
    width: "full",
    minH: "12",
    ps: "11",
    pe: "4",
    fontSize: "md",
    bg: "transparent",
    borderRadius: "inherit",
    color: "fg",
    _focusVisible: { outline: "none" },
  },
});

export interface SearchFormProps {
  /** The search button waits for a query, as on the not-found pages. */
  isQueryRequired?: boolean;
}

/** What and where, one button. A plain GET form to /search, so that it works before and without JavaScript. */
export function SearchForm({ isQueryRequired = false }: SearchFormProps) {
  const navigate = useNavigate();
  const id = useId();
  const [query, setQuery] = useState("");

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const q = String(data.get("q") ?? "").trim();
    const location = String(data.get("location") ?? "").trim();
    if (isQueryRequired && q === "") return;
    void navigate({ href: `/search${stringifySearch({ q, location })}` });
  };

  return (
    <Pill action="/search" method="get" role="search" aria-label="Businesses" onSubmit={submit}>
      <Part>
        <Search aria-hidden="true" size={18} />
        <VisuallyHidden asChild>
          <label htmlFor={`${id}-q`}>What are you looking for?</label>
        </VisuallyHidden>
        <Input
          id={`${id}-q`}
          name="q"
          type="text"
          placeholder="Business, service or trade"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          required={isQueryRequired}
          onChange={(event) => setQuery(event.target.value)}
        />
      </Part>
      <Part>
        <MapPin aria-hidden="true" size={18} />
        <VisuallyHidden asChild>
          <label htmlFor={`${id}-location`}>Where? City or country, optional</label>
        </VisuallyHidden>
        <Input
          id={`${id}-location`}
          name="location"
          type="text"
          placeholder="City, country"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
        />
      </Part>
      <Button
        type="submit"
        size="lg"
        borderRadius={{ base: "field", md: "full" }}
        disabled={isQueryRequired && query.trim() === ""}
      >
        <Search aria-hidden="true" />
        Search
      </Button>
    </Pill>
  );
}
