import { chakra } from "@chakra-ui/react";
import { FileSpreadsheet } from "lucide-react";
import { type ChangeEvent, type DragEvent, useId, useState } from "react";
import { ACCEPTED_EXTENSIONS } from "../upload-queue.ts";

const Zone = chakra("label", {
  base: {
    position: "relative",
    display: "grid",
    justifyItems: "center",
    gap: "2",
    px: "6",
    py: { base: "8", md: "10" },
    textAlign: "center",
    borderWidth: "2px",
    borderStyle: "dashed",
    borderColor: "border.control",
    borderRadius: "card",
    bg: "bg.subtle",
    cursor: "pointer",
    transitionProperty: "border-color, background-color",
    transitionDuration: "fast",
    _hover: { borderColor: "accent" },
    _focusWithin: { outline: "2px solid {colors.accent}", outlineOffset: "2px" },
    "&[data-dragging=true]": { borderColor: "accent", bg: "accent.tint" },
    "&[data-disabled=true]": { opacity: "0.6", cursor: "not-allowed" },
    _icon: { width: "9", height: "9", color: "accent", strokeWidth: "1.5" },
  },
});
const Input = chakra("input", { base: { position: "absolute", inset: "0", opacity: "0", cursor: "inherit" } });
const Title = chakra("span", { base: { fontWeight: "semibold" } });
const Hint = chakra("span", { base: { textStyle: "sm", color: "fg.muted" } });

export interface FilePickerProps {
  isDisabled: boolean;
  onChoose: (files: File[]) => void;
}

/** A field that takes several files, by dialog, by keyboard or dropped on it. */
export function FilePicker({ isDisabled, onChoose }: FilePickerProps) {
  const id = useId();
  const [isDragging, setDragging] = useState(false);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(event.target.files ?? [])]);
    // The same file can be chosen again after it was removed from the list.
    event.target.value = "";
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    if (!isDisabled) onChoose([...event.dataTransfer.files]);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setDragging(true);
  };

  return (
    <Zone
      htmlFor={id}
      data-dragging={isDragging}
      data-disabled={isDisabled}
      onDragOver={dragOver}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
    >
      <Input
        id={id}
        type="file"
        multiple
        accept={ACCEPTED_EXTENSIONS.join(",")}
        disabled={isDisabled}
        onChange={choose}
      />
      <FileSpreadsheet aria-hidden="true" />
      <Title>Excel dosyalarını seçin veya buraya sürükleyin</Title>
      <Hint>.xlsx, .xls, .csv · dosya başına en fazla 150 MB</Hint>
    </Zone>
  );
}
