import { chakra } from "@chakra-ui/react";
import { NO_BUSINESS_KIND } from "@meridian/contracts/imports/import-limits";
import type { ListedKind } from "@meridian/contracts/imports/import-mapping";
import type { ImportPreview } from "@meridian/contracts/imports/import-preview";
import { useState } from "react";
import { LIST_BASES } from "../../../../lib/format/list-bases.ts";
import { KIND_EXAMPLES, useFoundKinds } from "../../../../lib/hooks/use-found-kinds.ts";
import { SelectField } from "../../../../ui/forms/field.tsx";
import { NamePicker, type Picked } from "../../../../ui/forms/name-picker.tsx";

const FOUND = "found";
const OTHER = "other";
const Box = chakra("div", { base: { display: "grid", gap: "3", gridTemplateColumns: "minmax(0, 1fr)" } });

export interface KindChoiceProps {
  preview: Pick<ImportPreview, "listedKinds" | "profile">;
  /** Undefined where the saved mapping's is taken, or it was looked for. */
  chosen: string | undefined;
  onChoose: (key: string | undefined) => void;
}

/** The kind of rows that name none: what told it, another one, or that there is none. */
export function KindChoice({ preview, chosen, onChoose }: KindChoiceProps) {
  const [isAsking, setAsking] = useState(false);
  const [picked, setPicked] = useState<Picked>();
  const { listedKinds, profile } = preview;
  const shown = listedKinds.find(({ key }) => key === chosen)?.name ?? (picked?.key === chosen ? picked?.name : chosen);
  const choose = (value: string) => {
    setAsking(value === OTHER);
    if (value !== OTHER) onChoose(value === FOUND ? undefined : value);
  };
  const pick = (kind: Picked) => {
    setPicked(kind);
    setAsking(false);
    onChoose(kind.key);
  };
  return (
    <Box>
      <SelectField
        label="Dosyadaki işletmelerin türü"
        hint="Türü belirtilmemiş satırlar için geçerlidir."
        value={isAsking ? OTHER : (chosen ?? FOUND)}
        onChange={(event) => choose(event.target.value)}
      >
        <option value={FOUND}>
          {chosen === undefined ? foundText(listedKinds, profile?.businessKind) : "Kendiliğinden"}
        </option>
        {chosen !== undefined && chosen !== NO_BUSINESS_KIND && <option value={chosen}>{shown}</option>}
        <option value={NO_BUSINESS_KIND}>Tür yok</option>
        <option value={OTHER}>Başka bir tür seç…</option>
      </SelectField>
      {isAsking && <OtherKind onPick={pick} />}
    </Box>
  );
}

function OtherKind({ onPick }: { onPick: (kind: Picked) => void }) {
  const [text, setText] = useState("");
  const kinds = useFoundKinds(text);
  return (
    <NamePicker
      label="Tür ara"
      placeholder={KIND_EXAMPLES}
      {...kinds}
      {...{ text, setText }}
      onPick={(kind) => kind !== undefined && onPick(kind)}
    />
  );
}

function foundText(kinds: readonly ListedKind[], saved: string | undefined): string {
  const [first] = kinds;
  if (first !== undefined) return `${kinds.map(({ name }) => name).join(", ")} (${LIST_BASES[first.basis]})`;
  return saved === NO_BUSINESS_KIND ? "Tür yok (kayıtlı eşlemeden)" : "Kendiliğinden (bulunamadı)";
}
