import { Button, chakra } from "@chakra-ui/react";
import { Dialog } from "@chakra-ui/react/dialog";
import {
  type CategoryLabel,
  MAX_CATEGORY_NAME_LENGTH,
  type NewCategoryDecision,
} from "@meridian/contracts/categories/categories-api";
import { type FormEvent, useState } from "react";
import { failureText } from "../../../lib/api/api-error.ts";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { DialogBox } from "../../../ui/dialogs/dialog-box.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { focusFirst } from "../../../ui/forms/focus-first.ts";
import type { Picked } from "../../../ui/forms/name-picker.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { ACTION_WORDS, type Asked, DIALOG_TITLES } from "../decision-words.ts";
import { useDecide } from "../use-decisions.ts";
import { CategoryPicker, KindPicker } from "./target-picker.tsx";

const Form = chakra("form", { base: { display: "grid", gap: "5" } });
const Text = chakra("p", { base: { color: "fg.muted", overflowWrap: "anywhere" } });

export interface DecisionDialogProps {
  /** Undefined while the dialog is closed. */
  chosen: Asked | undefined;
  onClose: () => void;
}

/** Asks for a decision's target, and says how many businesses it affects. */
export function DecisionDialog({ chosen, onClose }: DecisionDialogProps) {
  return (
    <DialogBox
      title={chosen === undefined ? "" : DIALOG_TITLES[chosen.action]}
      isOpen={chosen !== undefined}
      onClose={onClose}
    >
      {chosen !== undefined && <DecisionForm {...chosen} onClose={onClose} />}
    </DialogBox>
  );
}

function DecisionForm({ action, label, onClose }: Asked & { onClose: () => void }) {
  const [picked, setPicked] = useState<Picked>();
  const [name, setName] = useState(label.category.name);
  const decision = useDecide(onClose);
  const made = decisionOf({ action, label }, picked, name.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (made !== undefined && !decision.isPending) decision.mutate(made);
  };
  return (
    <Form onSubmit={submit}>
      <Text>{explain({ action, label })}</Text>
      {decision.isError && (
        <Notice tone="error" role="alert">
          Karar kaydedilmedi. {failureText(decision.error)}
        </Notice>
      )}
      {action === "move" && <KindPicker onPick={setPicked} />}
      {action === "merge" && <CategoryPicker without={label.category.slug} onPick={setPicked} />}
      {action === "rename" && (
        <Field
          label="Yeni ad"
          value={name}
          maxLength={MAX_CATEGORY_NAME_LENGTH}
          autoComplete="off"
          ref={focusFirst}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Vazgeç
        </Button>
        <Button type="submit" disabled={made === undefined} aria-disabled={decision.isPending}>
          {decision.isPending ? "Kaydediliyor…" : ACTION_WORDS[action]}
        </Button>
      </Dialog.Footer>
    </Form>
  );
}

/** Undefined until the target is known. */
function decisionOf(
  { action, label }: Asked,
  picked: Picked | undefined,
  name: string,
): NewCategoryDecision | undefined {
  const { slug } = label.category;
  if (action === "hide") return { action, slug };
  if (action === "rename") return name === "" || name === label.category.name ? undefined : { action, slug, name };
  if (picked === undefined) return undefined;
  if (action === "move") return { action, slug: label.slug, kindKey: picked.key };
  return { action, slug, into: picked.key };
}

function explain({ action, label }: Asked): string {
  const { category } = label;
  switch (action) {
    case "move":
      return `“${label.label}” etiketli ${countOf(label)} seçilen türe taşınır. İş arka planda sürer; sonraki içe aktarmalar da buna uyar.`;
    case "merge":
      return `“${category.name}” kategorisindeki ${countOf(category)}, etiketleriyle birlikte seçilen kategoriye geçer. İş arka planda sürer.`;
    case "rename":
      return `${countOf(category)} bu ad altında gösterilir. Sayfanın adresi değişmez.`;
    case "hide":
      return `“${category.name}” kategorisi listelerde, filtrelerde ve sitemap dosyalarında gösterilmez. ${countOf(category)} sitede kalır.`;
  }
}

function countOf({ count }: Pick<CategoryLabel, "count">): string {
  return `${formatWhole(count)} işletme`;
}
