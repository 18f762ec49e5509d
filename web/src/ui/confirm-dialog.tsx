import { chakra } from "@chakra-ui/react";
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";

const Dialog = chakra("dialog", {
  base: {
    margin: "auto",
    padding: "0",
    width: "min(32rem, calc(100vw - 2rem))",
    maxH: "calc(100dvh - 2rem)",
    overflowY: "auto",
    bg: "bg.raised",
    color: "fg",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    boxShadow: "float",
    "&[open]": { animation: "rise 180ms {easings.out}" },
    "&::backdrop": { bg: "rgb(0 0 0 / 45%)" },
  },
});
const Form = chakra("form", { base: { display: "grid", gap: "5", p: { base: "5", md: "6" } } });
const Title = chakra("h2", { base: { textStyle: "h3" } });
const Text = chakra("div", { base: { display: "grid", gap: "3", color: "fg.muted", overflowWrap: "anywhere" } });
const Actions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "3" },
});

export interface ConfirmDialogProps {
  title: string;
  isOpen: boolean;
  confirmLabel: string;
  isBusy?: boolean;
  /** Any of these must be typed before the button can be pressed. */
  typed?: { label: string; accepted: readonly string[] };
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something that cannot be had back. The browser's own dialog: it holds the focus, and Escape closes it. */
export function ConfirmDialog({ title, isOpen, onClose, ...content }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    <Dialog ref={dialog} aria-labelledby={titleId} onClose={onClose} onClick={closeFromBackdrop}>
      {isOpen && <Question {...content} onClose={onClose} title={<Title id={titleId}>{title}</Title>} />}
    </Dialog>
  );
}

type QuestionProps = Omit<ConfirmDialogProps, "title" | "isOpen"> & { title: ReactNode };

function Question({ title, confirmLabel, isBusy = false, typed, onConfirm, onClose, children }: QuestionProps) {
  const [text, setText] = useState("");
  const isAllowed = typed === undefined || typed.accepted.some((accepted) => isSameText(text, accepted));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAllowed && !isBusy) onConfirm();
  };
  return (
    <Form onSubmit={submit}>
      {title}
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
      <Actions>
        <Button variant="outline" onClick={onClose}>
          Vazgeç
        </Button>
        <Button type="submit" colorPalette="danger" disabled={!isAllowed || isBusy}>
          {confirmLabel}
        </Button>
      </Actions>
    </Form>
  );
}

/** Without regard to case, in which Turkish and English differ about the letter i. */
function isSameText(left: string, right: string): boolean {
  const fold = (text: string) => text.trim().normalize("NFC").toLocaleLowerCase("tr-TR");
  return fold(left) === fold(right);
}
