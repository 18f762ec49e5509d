import { chakra } from "@chakra-ui/react";
import { BUSINESS_FIELDS } from "@meridian/contracts/businesses/business-fields";
import type { GivenFields } from "@meridian/contracts/businesses/field-givers";
import { useQuery } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { LIST_BASES } from "../../../lib/format/list-bases.ts";
import { fieldSourcesQuery } from "../api/get-businesses.ts";
import { giverText } from "../business-words.ts";

const List = chakra("dl", {
  base: { display: "grid", gap: "1", gridTemplateColumns: "minmax(0, 1fr)", textStyle: "sm", color: "fg.muted" },
});
const Giver = chakra("dt", { base: { color: "fg", overflowWrap: "anywhere" } });
const Fields = chakra("dd", { base: { overflowWrap: "anywhere", mb: "2" } });
const Note = chakra("p", { base: { textStyle: "sm" } });
const Summary = chakra("summary", { base: { cursor: "pointer", textStyle: "sm", color: "fg.muted", py: "2" } });

/** Which source gave each field its present value; read when it is opened. */
export function FieldSources({ businessId }: { businessId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError } = useQuery({ ...fieldSourcesQuery(businessId), enabled: isOpen });
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Summary>Bilgilerin kaynağı</Summary>
      {isError && <Note role="alert">Kaynaklar alınamadı.</Note>}
      <List>
        {data?.givers.map((giver) => (
          <Fragment key={`${giver.kind} ${giver.importId}`}>
            <Giver>
              <bdi>{giverText(giver)}</bdi>
            </Giver>
            <Fields>{fieldsText(giver)}</Fields>
          </Fragment>
        ))}
      </List>
    </details>
  );
}

function fieldsText({ fields, kindBasis, nameBasis }: GivenFields): string {
  const labels = fields.map((name) => {
    const { label } = BUSINESS_FIELDS[name];
    const basis = name === "category" ? kindBasis : name === "name" ? nameBasis : undefined;
    return basis === undefined ? label : `${label} (${LIST_BASES[basis]})`;
  });
  return [...new Set(labels)].join(", ");
}
