import { chakra } from "@chakra-ui/react";
import { listAdminBusinesses } from "@meridian/contracts/client/endpoints/admin-businesses.gen";
import { urlOf } from "@meridian/contracts/client/url-of";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Building2, Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { endpointQuery } from "../../../lib/api/query-client.ts";
import { useDebounced } from "../../../lib/hooks/use-debounced.ts";
import { Combobox } from "../../../ui/forms/combobox.tsx";
import { findSections } from "../admin-sections.ts";

const REST_MS = 250;
const MIN_LETTERS = 2;
const MAX_FOUND = 6;

const Form = chakra("form", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "2",
    ps: "3",
    bg: "bg.raised",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "field",
    _focusWithin: { outline: "2px solid {colors.accent}", outlineOffset: "1px", borderColor: "accent" },
    "& > svg": { color: "fg.subtle", flexShrink: "0" },
    "& input": { textStyle: { md: "sm" } },
  },
});
const Words = chakra("span", { base: { display: "grid", minW: "0", lineHeight: "short" } });
const Name = chakra("span", { base: { truncate: true } });
const Detail = chakra("span", { base: { textStyle: "xs", color: "fg.muted", truncate: true } });
const IconBox = chakra("span", {
  base: { color: "fg.muted", flexShrink: "0", _icon: { width: "4.5", height: "4.5" } },
});

const foundQuery = (text: string) =>
  endpointQuery(urlOf(listAdminBusinesses, { query: { filter: text, limit: MAX_FOUND } }));

/** Finds sections and businesses; Enter searches the business list. */
export function AdminSearch() {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const rested = useDebounced(text.trim(), REST_MS);
  const { data } = useQuery({
    ...foundQuery(rested),
    enabled: rested.length >= MIN_LETTERS,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const isAsking = text.trim().length >= MIN_LETTERS;

  const go = (action: () => Promise<void>) => {
    setText("");
    void action();
  };
  const sections = findSections(text).map(({ to, label, about, icon: Icon }) => ({
    key: to,
    content: <Entry icon={<Icon aria-hidden="true" />} name={label} detail={about} />,
    pick: () => go(() => navigate({ to })),
  }));
  const businesses = (isAsking ? (data?.businesses ?? []) : []).map(({ id, name, city, country, category }) => ({
    key: id,
    content: (
      <Entry
        icon={<Building2 aria-hidden="true" />}
        name={name}
        detail={[category, city, country].filter(Boolean).join(" · ")}
      />
    ),
    pick: () => go(() => navigate({ to: "/admin/businesses/$businessId", params: { businessId: id } })),
  }));
  const groups = [
    { label: "Bölümler", options: sections },
    { label: "İşletmeler", options: businesses },
  ].filter(({ options }) => options.length > 0);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const q = text.trim();
    if (q !== "") go(() => navigate({ to: "/admin/businesses", search: { q } }));
  };

  return (
    <Form role="search" aria-label="Yönetimde ara" onSubmit={submit}>
      <Search aria-hidden="true" size={17} />
      <Combobox
        label="İşletme veya bölüm ara"
        name="admin-search"
        value={text}
        onChange={setText}
        groups={groups}
        placeholder="İşletme veya bölüm ara…"
        maxLength={200}
        minH="10"
        countText={(count) => `${count} öneri`}
      />
    </Form>
  );
}

function Entry({ icon, name, detail }: { icon: React.ReactNode; name: string; detail: string }) {
  return (
    <>
      <IconBox>{icon}</IconBox>
      <Words>
        <Name dir="auto">{name}</Name>
        {detail !== "" && <Detail dir="auto">{detail}</Detail>}
      </Words>
    </>
  );
}
