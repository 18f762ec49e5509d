import { Button, chakra } from "@chakra-ui/react";
import { Dialog } from "@chakra-ui/react/dialog";
import { DELETE_ALL_WORD } from "@meridian/contracts/admin/cleanup";
import { type FormEvent, useState } from "react";
import { failureText } from "../../../lib/api/api-error.ts";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { DialogBox } from "../../../ui/dialogs/dialog-box.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { OwnPasswordField } from "../../../ui/forms/own-password-field.tsx";
import { Notice } from "../../../ui/messages/notice.tsx";
import { useDeleteAll } from "../use-cleanup.ts";

const Form = chakra("form", { base: { display: "grid", gap: "5" } });
const Text = chakra("p", { base: { color: "fg.muted" } });

/** Asks twice, the second time for a word and the password. */
export function DeleteAllDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [isSure, setSure] = useState(false);
  const close = () => {
    setSure(false);
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        title="Tüm işletmeleri sil"
        isOpen={isOpen && !isSure}
        confirmLabel="Devam"
        onClose={() => {
          if (!isSure) close();
        }}
        onConfirm={() => setSure(true)}
      >
        <p lang="en">Are you sure you want to delete ALL businesses? This action cannot be undone.</p>
        <p>
          Bu, 30 gün sonra geçerlidir: işletmeler o zamana kadar çöp kutusunda durur ve bu bölümden geri alınabilir. Bu
          sürede içe aktarmalar onları geri getirmez; yeniden eklemek için içe aktarırken “Silinen işletmeleri geri
          getir” seçeneğini işaretleyin.
        </p>
      </ConfirmDialog>
      <DialogBox title="Tüm işletmeleri sil" isOpen={isOpen && isSure} onClose={close}>
        <LastQuestion onClose={close} />
      </DialogBox>
    </>
  );
}

function LastQuestion({ onClose }: { onClose: () => void }) {
  const [word, setWord] = useState("");
  const [password, setPassword] = useState("");
  const removal = useDeleteAll(onClose);
  const isAllowed = word.trim() === DELETE_ALL_WORD && password !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAllowed && !removal.isPending) removal.mutate(password);
  };
  return (
    <Form onSubmit={submit}>
      <Text lang="en">This will permanently delete all businesses, hours, and amenities. Are you absolutely sure?</Text>
      <Text>Kalıcı silme 30 gün sonra olur; o zamana kadar hepsi çöp kutusundan geri alınabilir.</Text>
      {removal.isError && (
        <Notice tone="error" role="alert">
          Hiçbir şey silinmedi. {failureText(removal.error)}
        </Notice>
      )}
      <Field
        label={`Onaylamak için ${DELETE_ALL_WORD} yazın`}
        value={word}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setWord(event.target.value)}
      />
      <OwnPasswordField value={password} onChange={setPassword} />
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Vazgeç
        </Button>
        <Button type="submit" colorPalette="danger" disabled={!isAllowed || removal.isPending}>
          {removal.isPending ? "Siliniyor…" : "Hepsini sil"}
        </Button>
      </Dialog.Footer>
    </Form>
  );
}
