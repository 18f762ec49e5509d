import { Button, chakra } from "@chakra-ui/react";
import { Dialog } from "@chakra-ui/react/dialog";
import { MAX_SYNONYM_LENGTH } from "@meridian/contracts/categories/synonyms-api";
import { type FormEvent, useState } from "react";
import { failureText } from "../../../lib/api/api-error.ts";
import { DialogBox } from "../../../ui/dialogs/dialog-box.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { focusFirst } from "../../../ui/forms/focus-first.ts";
import { Notice } from "../../../ui/messages/notice.tsx";
import { useAddSynonym } from "../use-synonyms.ts";

const Form = chakra("form", { base: { display: "grid", gap: "5" } });
const Text = chakra("p", { base: { color: "fg.muted" } });

export interface SynonymDialogProps {
  /** The search term; undefined while the dialog is closed. */
  term: string | undefined;
  onClose: () => void;
}

/** Asks what a search also means. */
export function SynonymDialog({ term, onClose }: SynonymDialogProps) {
  return (
    <DialogBox title="Eş anlamlı ekle" isOpen={term !== undefined} onClose={onClose}>
      <SynonymForm term={term ?? ""} onClose={onClose} />
    </DialogBox>
  );
}

function SynonymForm({ term: searched, onClose }: { term: string; onClose: () => void }) {
  const [term, setTerm] = useState(searched);
  const [meaning, setMeaning] = useState("");
  const addition = useAddSynonym(onClose);
  const isComplete = term.trim() !== "" && meaning.trim() !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && !addition.isPending) addition.mutate({ term: term.trim(), meaning: meaning.trim() });
  };
  return (
    <Form onSubmit={submit}>
      <Text>Bu terimi içeren aramalar, karşılığının bulduklarını da gösterir. Tersi geçerli değildir.</Text>
      {addition.isError && (
        <Notice tone="error" role="alert">
          Eş anlamlı eklenmedi. {failureText(addition.error)}
        </Notice>
      )}
      <Field
        label="Aranan terim"
        value={term}
        maxLength={MAX_SYNONYM_LENGTH}
        autoComplete="off"
        spellCheck={false}
        ref={searched === "" ? focusFirst : null}
        onChange={(event) => setTerm(event.target.value)}
      />
      <Field
        label="Bunu da bul"
        hint="Örneğin “eczane” için “pharmacy”. Dizindeki adlarda veya kategorilerde geçen bir sözcük seçin."
        value={meaning}
        maxLength={MAX_SYNONYM_LENGTH}
        autoComplete="off"
        spellCheck={false}
        ref={searched === "" ? null : focusFirst}
        onChange={(event) => setMeaning(event.target.value)}
      />
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Vazgeç
        </Button>
        <Button type="submit" disabled={!isComplete} aria-disabled={addition.isPending}>
          {addition.isPending ? "Ekleniyor…" : "Ekle"}
        </Button>
      </Dialog.Footer>
    </Form>
  );
}
