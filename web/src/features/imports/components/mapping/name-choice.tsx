import { Button, chakra } from "@chakra-ui/react";
import type { ImportPreview } from "@meridian/contracts/imports/import-preview";
import { Check } from "lucide-react";
import { useState } from "react";
import { LIST_BASES } from "../../../../lib/format/list-bases.ts";
import { Field } from "../../../../ui/forms/field.tsx";

const MAX_NAME_CHARS = 300;
const FOR_ALL = "Adı boş olan bütün satırlara, örneğin bir zincirin şubelerine, bu ad verilir.";
const UNCONFIRMED = "Bu adı onaylamazsanız yüklenen işletmeler gizli kalır ve kararınızı bekler.";
const Box = chakra("div", { base: { display: "grid", gap: "2", justifyItems: "start", maxW: "24rem" } });

export interface NameChoiceProps {
  preview: Pick<ImportPreview, "listedNames" | "profile">;
  /** Undefined while nobody has given or confirmed a name. */
  chosen: string | undefined;
  onChoose: (name: string | undefined) => void;
}

/** The one name of all businesses of a list that names none, as of a chain's branches: a suggestion until a person confirms it. */
export function NameChoice({ preview: { listedNames, profile }, chosen, onChoose }: NameChoiceProps) {
  const [only, ...others] = listedNames;
  const suggested = only?.basis !== "choice" && others.length === 0 ? only : undefined;
  const [text, setText] = useState(chosen ?? suggested?.name ?? "");
  const isSettled = chosen !== undefined || (only?.basis === "profile" && profile?.isTrusted === true);
  const names = listedNames.map(({ name }) => name).join(", ");
  const hint = only === undefined || chosen !== undefined ? FOR_ALL : `${names} (${LIST_BASES[only.basis]}).`;
  const change = (value: string) => {
    setText(value);
    onChoose(value.trim() === "" ? undefined : value.trim());
  };
  return (
    <Box>
      <Field
        label="İşletmelerin adı"
        hint={isSettled || only === undefined ? hint : `${hint} ${UNCONFIRMED}`}
        value={text}
        maxLength={MAX_NAME_CHARS}
        placeholder="Örneğin: zincirin adı"
        onChange={(event) => change(event.target.value)}
      />
      {!isSettled && text.trim() !== "" && (
        <Button variant="outline" size="sm" onClick={() => change(text)}>
          <Check aria-hidden="true" />
          Bu adı onayla
        </Button>
      )}
    </Box>
  );
}
