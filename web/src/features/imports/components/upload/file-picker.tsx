import { chakra, FileUpload } from "@chakra-ui/react";
import { SHEET_EXTENSIONS } from "@meridian/contracts/imports/resumable-upload";
import { FileSpreadsheet } from "lucide-react";
import { fileUploadRecipe } from "../../../../theme/recipes/file-upload.recipe.ts";

const Title = chakra("span", { base: { fontWeight: "semibold" } });
const Hint = chakra("span", { base: { textStyle: "sm", color: "fg.muted" } });

const TITLE = "Excel dosyalarını seçin veya buraya sürükleyin";
const HINT = ".xlsx, .xls, .xlsb, .ods, .csv, .json, .parquet, .zip · dosya başına en fazla 150\u00a0MB";
/** The queue keeps the files, including rejected ones. */
const NONE: File[] = [];

export interface FilePickerProps {
  isDisabled: boolean;
  onChoose: (files: File[]) => void;
}

/** Accepts several files by dialog, keyboard or drag and drop. */
export function FilePicker({ isDisabled, onChoose }: FilePickerProps) {
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
