import { Button, chakra } from "@chakra-ui/react";
import { Dialog } from "@chakra-ui/react/dialog";
import { type FormEvent, type ReactNode, useState } from "react";
import { Field } from "../forms/field.tsx";
import { DialogBox } from "./dialog-box.tsx";

const Form = chakra("form", { base: { display: "grid", gap: "5" } });
const Text = chakra("div", { base: { display: "grid", gap: "3", color: "fg.muted", overflowWrap: "anywhere" } });

export interface ConfirmDialogProps {
  title: string;
  isOpen: boolean;
  confirmLabel: string;
  isBusy?: boolean;
  /** Red unless nothing is lost. */
  tone?: "danger" | "accent";
  /** One of these must be typed before the button is enabled. */
  typed?: { label: string; accepted: readonly string[] };
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something irreversible or slow. */
export function ConfirmDialog({ title, isOpen, onClose, ...content }: ConfirmDialogProps) {
  return (
    <DialogBox title={title} isOpen={isOpen} onClose={onClose}>
      <Question {...content} onClose={onClose} />
    </DialogBox>
  );
}

type QuestionProps = Omit<ConfirmDialogProps, "title" | "isOpen">;

function Question({
  confirmLabel,
  isBusy = false,
  tone = "danger",
  typed,
  onConfirm,
  onClose,
  children,
}: QuestionProps) {
  const [text, setText] = useState("");
  const isAllowed = typed === undefined || typed.accepted.some((accepted) => isSameText(text, accepted));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAllowed && !isBusy) onConfirm();
  };
  return (
    <Form onSubmit={submit}>
      <Text>{children}</Text>
      {typed !== undefined && (
        <Field
          label={typed.label}
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Vazgeç
        </Button>
        <Button type="submit" colorPalette={tone} disabled={!isAllowed || isBusy}>
          {confirmLabel}
        </Button>
      </Dialog.Footer>
    </Form>
  );
}

/** Ignores case, in which Turkish and English differ for the letter i. */
function isSameText(left: string, right: string): boolean {
  const fold = (text: string) => text.trim().normalize("NFC").toLocaleLowerCase("tr-TR");
  return fold(left) === fold(right);
}
