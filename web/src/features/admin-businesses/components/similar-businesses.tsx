import { Badge, chakra } from "@chakra-ui/react";
import type { Similarity } from "@meridian/contracts/businesses/admin-businesses";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDebounced } from "../../../lib/hooks/use-debounced.ts";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { similarQuery } from "../api/get-businesses.ts";
import type { FieldTexts } from "../edit-fields.ts";

const REST_MS = 400;
const MIN_NAME = 3;
const MIN_PHONE = 8;

const ALIKE_TEXTS: Record<Similarity, string> = {
  name: "aynı ad",
  city: "aynı şehir",
  address: "aynı adres",
  phone: "aynı telefon",
};

const List = chakra("ul", { base: { display: "grid", gap: "2", mt: "2" } });
const Item = chakra("li", { base: { display: "flex", flexWrap: "wrap", gap: "2", alignItems: "center" } });
const Where = chakra("span", { base: { textStyle: "sm", color: "fg.muted" } });

/** Businesses in the directory that may be the one being typed. */
export function SimilarBusinesses({ texts }: { texts: FieldTexts }) {
  const { name, city, countryCode, phone, fullAddress } = texts;
  const query = new URLSearchParams({ name, city, countryCode, phone, fullAddress });
  const typed = useDebounced(query.toString(), REST_MS);
  const typedParams = new URLSearchParams(typed);
  const isEnough = lengthOf(typedParams, "name") >= MIN_NAME || lengthOf(typedParams, "phone") >= MIN_PHONE;
  const { data: found = [] } = useQuery({
    ...similarQuery(Object.fromEntries(typedParams)),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
  const shown = isEnough ? found : [];
  return (
    <div role="status">
      {shown.length > 0 && (
        <Notice tone="warning">
          Bunlardan biri olabilir mi?
          <List>
            {shown.map(({ business, alike }) => (
              <Item key={business.id}>
                <Link to="/admin/businesses/$businessId" params={{ businessId: business.id }}>
                  <bdi>{business.name}</bdi>
                </Link>
                <Where dir="auto">{business.fullAddress ?? business.city ?? "Adres yok"}</Where>
                {alike.map((similarity) => (
                  <Badge key={similarity}>{ALIKE_TEXTS[similarity]}</Badge>
                ))}
              </Item>
            ))}
          </List>
        </Notice>
      )}
    </div>
  );
}

function lengthOf(query: URLSearchParams, field: string): number {
  return (query.get(field) ?? "").trim().length;
}
