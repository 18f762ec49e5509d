import { Button, chakra } from "@chakra-ui/react";
import type { EditConflict } from "@meridian/contracts/businesses/admin-businesses";
import { DataTable } from "../../../ui/data-table.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { EDIT_FIELD_NAMES, EDIT_FIELDS, textOf } from "../edit-fields.ts";
import { shownText, shownValue } from "../shown-value.ts";
import type { EditForm } from "../use-edit-form.ts";

const Box = chakra("section", { base: { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
const Value = chakra("span", { base: { whiteSpace: "pre-line", overflowWrap: "anywhere" } });

/** After a conflicting save: shows both versions side by side, to choose from. */
export function ConflictPanel({ form, conflict: { current } }: { form: EditForm; conflict: EditConflict }) {
  const different = EDIT_FIELD_NAMES.filter((name) => {
    const isMine = form.changed.includes(name);
    return isMine || textOf(current, name) !== textOf(form.base, name);
  });
  return (
    <Box aria-label="Çakışma">
      <Notice tone="warning" role="alert">
        Siz düzenlerken bu işletme değişti (sürüm {form.base.revision} → {current.revision}). Hiçbir şey kaydedilmedi;
        yazdıklarınız duruyor.
      </Notice>
      <DataTable label="İki sürüm" columns={["Alan", "Sizin sürümünüz", "Şimdiki sürüm"]}>
        <tbody>
          {different.map((name) => (
            <tr key={name}>
              <td data-label="Alan">{EDIT_FIELDS[name].label}</td>
              <td data-label="Sizin">
                <Value dir="auto">
                  {form.changed.includes(name) ? shownText(form.texts[name], name) : "değiştirmediniz"}
                </Value>
              </td>
              <td data-label="Şimdiki">
                <Value dir="auto">{shownValue(current, name)}</Value>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <Actions>
        <Button disabled={form.isSaving} onClick={() => form.submit(current.revision)}>
          Benim değişikliklerimi kaydet
        </Button>
        <Button variant="outline" disabled={form.isSaving} onClick={() => form.startFrom(current)}>
          Şimdiki sürümü al
        </Button>
      </Actions>
    </Box>
  );
}
