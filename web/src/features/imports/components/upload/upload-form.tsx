import { Button, Card, chakra, FileUpload } from "@chakra-ui/react";
import { DEFAULT_BATCH_SIZE_ROWS } from "@meridian/contracts/imports/import-limits";
import { SHEET_EXTENSIONS } from "@meridian/contracts/imports/resumable-upload";
import { FileSpreadsheet, FlaskConical, ListChecks, Upload } from "lucide-react";
import { useState } from "react";
import { fileUploadRecipe } from "../../../../theme/recipes/file-upload.recipe.ts";
import type { ChosenFile } from "../../upload-queue.ts";
import type { UploadChoices } from "../../upload-steps.ts";
import type { UploadInFlight } from "../../use-upload-queue.ts";
import { ChosenFiles, type ChosenFilesProps } from "./chosen-files.tsx";
import { SendingBar } from "./sending-bar.tsx";
import { UploadOptions } from "./upload-options.tsx";

const Actions = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    justifyContent: "flex-end",
    "& > button": { flex: { base: "1 1 auto", sm: "0 0 auto" } },
  },
});

const DEFAULT_CHOICES: UploadChoices = {
  batchSize: DEFAULT_BATCH_SIZE_ROWS,
  isDryRun: false,
  restoresDeleted: false,
};

export interface UploadFormProps extends Omit<ChosenFilesProps, "isDisabled"> {
  files: readonly ChosenFile[];
  inFlight: UploadInFlight | undefined;
  onChoose: (files: File[]) => void;
  onUpload: (choices: UploadChoices) => void;
  onPrepare: () => void;
  onStop: () => void;
}

/** Choose, review and send files. */
export function UploadForm({ inFlight, onChoose, onUpload, onPrepare, onStop, ...list }: UploadFormProps) {
  const [choices, setChoices] = useState(DEFAULT_CHOICES);
  const { files } = list;
  const isUploading = inFlight !== undefined;
  const isEmpty = files.length === 0;
  const isAllStored = files.every(({ stored }) => stored !== undefined);
  const sending = isUploading ? files[inFlight.index] : undefined;
  return (
    <Card.Root size="md" display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <FilePicker isDisabled={isUploading} onChoose={onChoose} />
      {!isEmpty && <ChosenFiles {...list} isDisabled={isUploading} />}
      <UploadOptions choices={choices} isDisabled={isUploading} onChange={setChoices} />
      <Actions>
        <Button variant="outline" size="lg" disabled={isEmpty || isUploading || isAllStored} onClick={onPrepare}>
          <ListChecks aria-hidden="true" />
          Önce incele
        </Button>
        <Button size="lg" disabled={isEmpty || isUploading} onClick={() => onUpload(choices)}>
          {choices.isDryRun ? <FlaskConical aria-hidden="true" /> : <Upload aria-hidden="true" />}
          {isUploading
            ? `Yükleniyor... Dosya ${inFlight.index + 1} / ${inFlight.total}`
            : choices.isDryRun
              ? "Denemeyi Başlat"
              : "İçe aktarmayı başlat"}
        </Button>
      </Actions>
      {isUploading && <SendingBar upload={inFlight} sizeBytes={sending?.file.size ?? 0} onStop={onStop} />}
    </Card.Root>
  );
}

const Title = chakra("span", { base: { fontWeight: "semibold" } });
const Hint = chakra("span", { base: { textStyle: "sm", color: "fg.muted" } });

const TITLE = "Excel dosyalarını seçin veya buraya sürükleyin";
const HINT = `${SHEET_EXTENSIONS.join(", ")} · dosya başına en fazla 150\u00a0MB`;
/** The queue keeps the files, including rejected ones. */
const NONE: File[] = [];

/** Accepts several files by dialog, keyboard or drag and drop. */
function FilePicker({ isDisabled, onChoose }: { isDisabled: boolean; onChoose: (files: File[]) => void }) {
  return (
    <FileUpload.Root
      recipe={fileUploadRecipe}
      maxFiles={Number.POSITIVE_INFINITY}
      acceptedFiles={NONE}
      disabled={isDisabled}
      translations={{ dropzone: `${TITLE}, ${HINT}` }}
      onFileAccept={({ files }) => onChoose(files)}
    >
      <FileUpload.HiddenInput accept={SHEET_EXTENSIONS.join(",")} />
      <FileUpload.Dropzone>
        <FileSpreadsheet aria-hidden="true" />
        <Title>{TITLE}</Title>
        <Hint>{HINT}</Hint>
      </FileUpload.Dropzone>
    </FileUpload.Root>
  );
}
