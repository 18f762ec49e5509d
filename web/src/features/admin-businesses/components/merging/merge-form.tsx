import { Button, chakra } from "@chakra-ui/react";
import type { AdminBusiness } from "@meridian/contracts/businesses/admin-businesses";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { GitMerge } from "lucide-react";
import { useState } from "react";
import { failureText } from "../../../../lib/api/api-error.ts";
import { DataTable } from "../../../../ui/data-table.tsx";
import { ConfirmDialog } from "../../../../ui/dialogs/confirm-dialog.tsx";
import { FilterTabs } from "../../../../ui/forms/filter-tabs.tsx";
import { useToast } from "../../../../ui/messages/toaster.tsx";
import { mergeBusinesses } from "../../api/change-business.ts";
import { refreshAfterChange } from "../../api/get-businesses.ts";
import type { EditField } from "../../edit-fields.ts";
import { differingFields, suggestedFields } from "../../merge-choice.ts";
import { FieldName, MergeRow } from "./merge-row.tsx";

const Foot = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3", alignItems: "center" } });
const Box = chakra("div", { base: { display: "grid", gap: "2", justifyItems: "start" } });
const Label = chakra("p", { base: { textStyle: "sm", fontWeight: "semibold" } });
const Id = chakra("code", { base: { display: "block", fontFamily: "mono", fontSize: "xs", color: "fg.muted" } });

export interface MergeFormProps {
  left: AdminBusiness;
  right: AdminBusiness;
  onMerged: (business: AdminBusiness) => void;
}

/** Chooses what stays, field by field; the default keeps the entry with more reviews and fills its gaps. */
export function MergeForm({ left, right, onMerged }: MergeFormProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [isLeftKept, setLeftKept] = useState(left.reviews >= right.reviews);
  const pair = isLeftKept ? { keep: left, remove: right } : { keep: right, remove: left };
  const [taken, setTaken] = useState<readonly EditField[]>(() => suggestedFields(pair));
  const [isAsking, setAsking] = useState(false);
  const { keep, remove } = pair;

  const merge = useMutation({
    mutationFn: () =>
      mergeBusinesses({
        keepId: keep.id,
        removeId: remove.id,
        fields: [...taken],
        keepRevision: keep.revision,
        removeRevision: remove.revision,
      }),
    onSuccess: async ({ business }) => {
      toast({ title: "Başarılı", description: `"${business.name}" birleştirildi` });
      await refreshAfterChange(queryClient);
      onMerged(business);
    },
    onError: (error) => toast({ tone: "error", title: "Birleştirilemedi", description: failureText(error) }),
    onSettled: () => setAsking(false),
  });

  const choose = (side: "left" | "right") => {
    const isLeft = side === "left";
    setLeftKept(isLeft);
    setTaken(suggestedFields(isLeft ? { keep: left, remove: right } : { keep: right, remove: left }));
  };
  const take = (name: EditField, isTaken: boolean) =>
    setTaken(isTaken ? [...taken, name] : taken.filter((other) => other !== name));
  const different = differingFields(pair);

  return (
    <>
      <Box>
        <Label>Kalacak olan</Label>
        <FilterTabs
          label="Kalacak olan"
          value={isLeftKept ? "left" : "right"}
          options={[
            { value: "left", label: `1: ${left.name}` },
            { value: "right", label: `2: ${right.name}` },
          ]}
          onChange={choose}
        />
      </Box>
      <DataTable label="Alanlar" columns={["Alan", "Kalan", "Giden"]}>
        <tbody>
          <tr>
            <td data-wide="">
              <FieldName>Adres (slug)</FieldName>
            </td>
            <td data-label="Kalan">
              <Id>{keep.slug}</Id>
            </td>
            <td data-label="Giden">
              <Id>
                {remove.slug} → {keep.slug}
              </Id>
            </td>
          </tr>
          {different.map((name) => (
            <MergeRow
              key={name}
              name={name}
              pair={pair}
              isTaken={taken.includes(name)}
              onTake={(is) => take(name, is)}
            />
          ))}
        </tbody>
      </DataTable>
      <Foot>
        <Button disabled={merge.isPending} onClick={() => setAsking(true)}>
          <GitMerge aria-hidden="true" />
          Birleştir
        </Button>
      </Foot>
      <ConfirmDialog
        title="İşletmeleri birleştir"
        isOpen={isAsking}
        confirmLabel="Birleştir"
        isBusy={merge.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => merge.mutate()}
      >
        <p>
          "<bdi>{remove.name}</bdi>" ({remove.slug}) kalkar; adresi "<bdi>{keep.name}</bdi>" ({keep.slug}) sayfasına
          götürür. Bu işlem geri alınamaz.
        </p>
      </ConfirmDialog>
    </>
  );
}
