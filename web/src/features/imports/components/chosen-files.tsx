import { chakra } from "@chakra-ui/react";
import { File as FileIcon, X } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { formatMegabytes } from "../import-format.ts";
import type { ChosenFile } from "../upload-queue.ts";

const Head = chakra("div", {
  base: { display: "flex", justifyContent: "space-between", alignItems: "center", gap: "3" },
});
const Title = chakra("h2", { base: { textStyle: "h3" } });
const List = chakra("ul", {
  base: { display: "grid", borderWidth: "1px", borderColor: "border", borderRadius: "field", overflow: "hidden" },
});
const Item = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    ps: "4",
    pe: "1",
    py: "1",
    "& + &": { borderTopWidth: "1px", borderColor: "border" },
    _icon: { flexShrink: "0" },
  },
});
const Name = chakra("span", {
  base: { flex: "1", minW: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
});
const Size = chakra("span", {
  base: { textStyle: "sm", color: "fg.muted", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
});

export interface ChosenFilesProps {
  files: readonly ChosenFile[];
  isDisabled: boolean;
  onRemove: (id: number) => void;
  onClear: () => void;
}

export function ChosenFiles({ files, isDisabled, onRemove, onClear }: ChosenFilesProps) {
  return (
    <section aria-label="Seçilen dosyalar">
      <Head>
        <Title>Seçilen dosyalar ({files.length})</Title>
        <Button variant="ghost" size="sm" disabled={isDisabled} onClick={onClear}>
          Tümünü temizle
        </Button>
      </Head>
      <List mt="2">
        {files.map(({ id, file }) => (
          <Item key={id}>
            <FileIcon size={18} aria-hidden="true" />
            <Name title={file.name}>{file.name}</Name>
            <Size>{formatMegabytes(file.size)}</Size>
            <Button variant="ghost" size="sm" px="2" disabled={isDisabled} onClick={() => onRemove(id)}>
              <X aria-hidden="true" />
              <VisuallyHidden>{file.name} dosyasını kaldır</VisuallyHidden>
            </Button>
          </Item>
        ))}
      </List>
    </section>
  );
}
