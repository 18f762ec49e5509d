import { Badge, Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import { TEMPLATE_COLUMNS } from "@meridian/contracts/imports/import-fields";
import { ChevronDown, Columns3, File as FileIcon, TriangleAlert, X } from "lucide-react";
import { useId } from "react";
import { formatMegabytes } from "../../import-format.ts";
import type { ChosenFile, StoredFile } from "../../upload-queue.ts";
import { isNamed } from "../../upload-steps.ts";
import { MappingReview } from "../mapping/mapping-review.tsx";

const Item = chakra("li", { base: { minW: "0", "& + &": { borderTopWidth: "1px", borderColor: "border" } } });
const Line = chakra("div", {
  base: {
    display: "flex",
    flexWrap: { base: "wrap", md: "nowrap" },
    alignItems: "center",
    columnGap: "3",
    ps: "4",
    pe: "1",
    py: "1",
    _icon: { flexShrink: "0" },
  },
});
const Name = chakra("span", {
  base: { flex: "1 1 8rem", minW: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
});
const Size = chakra("span", {
  base: { textStyle: "sm", color: "fg.muted", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
});
const Review = chakra("div", {
  base: { borderTopWidth: "1px", borderColor: "border", p: { base: "4", md: "6" }, bg: "bg.raised" },
});
const States = chakra("span", {
  base: { display: "inline-flex", flexWrap: "wrap", gap: "1.5", _empty: { display: "none" } },
});
const Turning = chakra("span", {
  base: {
    display: "inline-flex",
    transitionProperty: "rotate",
    transitionDuration: "fast",
    "&[data-open=true]": { rotate: "180deg" },
  },
});

export interface ChosenFileRowProps {
  chosen: ChosenFile;
  isDisabled: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (stored: StoredFile) => void;
  onRemove: () => void;
}

/** A chosen file. Its columns can be reviewed once it is on the server; the button uploads it first. */
export function ChosenFileRow({ chosen, isDisabled, isOpen, onToggle, onChange, onRemove }: ChosenFileRowProps) {
  const { file, stored } = chosen;
  const reviewId = useId();
  const isShown = isOpen && stored !== undefined;
  return (
    <Item>
      <Line>
        <FileIcon size={18} aria-hidden="true" />
        <Name dir="auto" title={file.name}>
          {file.name}
        </Name>
        <Size>{formatMegabytes(file.size)}</Size>
        <Button variant="ghost" size="sm" px="2" order={{ md: "1" }} disabled={isDisabled} onClick={onRemove}>
          <X aria-hidden="true" />
          <VisuallyHidden>{file.name} dosyasını kaldır</VisuallyHidden>
        </Button>
        <States>{stored !== undefined && <StoredChips stored={stored} />}</States>
        <Button
          variant="ghost"
          size="sm"
          ms={{ base: "-3", md: "0" }}
          disabled={isDisabled}
          aria-expanded={isShown}
          aria-controls={isShown ? reviewId : undefined}
          onClick={onToggle}
        >
          <Columns3 aria-hidden="true" />
          Sütunları incele
          <VisuallyHidden> ({file.name})</VisuallyHidden>
          <Turning data-open={isShown}>
            <ChevronDown aria-hidden="true" />
          </Turning>
        </Button>
      </Line>
      {isShown && (
        <Review id={reviewId}>
          <MappingReview stored={stored} onChange={onChange} />
        </Review>
      )}
    </Item>
  );
}

function StoredChips({ stored }: { stored: StoredFile }) {
  const { columnExtraction, sameFiles } = stored.preview;
  const isKnown = sameFiles.some(({ isDryRun, isUndone }) => !isDryRun && !isUndone);
  return (
    <>
      <Badge variant="subtle">
        {columnExtraction.extractedCount} / {TEMPLATE_COLUMNS.length} alan
      </Badge>
      {!isNamed(stored) && (
        <Badge variant="outline" colorPalette="closed">
          Ad sütunu yok
        </Badge>
      )}
      {isKnown && (
        <Badge>
          <TriangleAlert aria-hidden="true" />
          Daha önce yüklendi
        </Badge>
      )}
    </>
  );
}
