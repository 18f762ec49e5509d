import { Button, chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { formatMegabytes } from "../../import-format.ts";
import type { ChosenFile, StoredFile } from "../../upload-queue.ts";
import { ChosenFileRow } from "./chosen-file-row.tsx";

const Head = chakra("div", {
  base: { display: "flex", justifyContent: "space-between", alignItems: "center", gap: "3" },
});
const Title = chakra("h2", { base: { textStyle: "h3", _focus: { outline: "none" } } });
const Total = chakra("span", {
  base: { color: "fg.muted", fontWeight: "normal", textStyle: "sm", whiteSpace: "nowrap" },
});
const List = chakra("ul", {
  base: { display: "grid", borderWidth: "1px", borderColor: "border", borderRadius: "field", overflow: "hidden" },
});

export interface ChosenFilesProps {
  files: readonly ChosenFile[];
  isDisabled: boolean;
  /** The file whose columns are shown. */
  openId: number | undefined;
  onToggle: (id: number) => void;
  onChange: (id: number, stored: StoredFile) => void;
  onRemove: (id: number) => void;
  onClear: () => void;
}

/** The files waiting to be sent or imported, with sizes and, once sent, their columns. */
export function ChosenFiles({ files, isDisabled, openId, onToggle, onChange, onRemove, onClear }: ChosenFilesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const sizeBytes = files.reduce((sum, { file }) => sum + file.size, 0);
  const remove = (id: number) => {
    onRemove(id);
    // The pressed button disappears, so keyboard focus stays in the list.
    title.current?.focus();
  };
  return (
    <section aria-label="Seçilen dosyalar">
      <Head>
        <Title ref={title} tabIndex={-1}>
          Seçilen dosyalar&nbsp;({files.length}) <Total>{formatMegabytes(sizeBytes)}</Total>
        </Title>
        <Button variant="ghost" size="sm" disabled={isDisabled} onClick={onClear}>
          Tümünü temizle
        </Button>
      </Head>
      <List mt="2">
        {files.map((chosen) => (
          <ChosenFileRow
            key={chosen.id}
            chosen={chosen}
            isDisabled={isDisabled}
            isOpen={openId === chosen.id}
            onToggle={() => onToggle(chosen.id)}
            onChange={(stored) => onChange(chosen.id, stored)}
            onRemove={() => remove(chosen.id)}
          />
        ))}
      </List>
    </section>
  );
}
