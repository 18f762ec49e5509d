import { Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import type { UploadReport } from "@meridian/contracts/imports/import-report";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FileSpreadsheet, Upload, X } from "lucide-react";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { failureText } from "../../../../lib/api/api-error.ts";
import { useToast } from "../../../../ui/messages/toaster.tsx";
import { refreshAfterImport } from "../../api/get-imports.ts";
import { uploadSingle } from "../../api/upload-single.ts";
import { formatMegabytes } from "../../import-format.ts";
import { isExcelFile, reportToast } from "../../single-upload.ts";
import { CounterList } from "../counter-list.tsx";
import { LimitedList } from "../limited-list.tsx";

const Box = chakra("div", { base: { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" } });
const Line = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3", alignItems: "center" } });
const Chooser = chakra("label", {
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    minH: "11",
    px: "4",
    borderWidth: "1px",
    borderStyle: "dashed",
    borderColor: "border.control",
    borderRadius: "field",
    textStyle: "sm",
    fontWeight: "semibold",
    cursor: "pointer",
    overflow: "hidden",
    _hover: { borderColor: "accent" },
    _focusWithin: { outline: "2px solid {colors.accent}", outlineOffset: "2px" },
    "& input": { position: "absolute", inset: "0", opacity: "0", cursor: "inherit" },
  },
});
const Name = chakra("span", { base: { textStyle: "sm", overflowWrap: "anywhere" } });
const Hint = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const Title = chakra("h3", { base: { fontWeight: "semibold" } });

/** The older import: one Excel file, one report. */
export function SingleUpload() {
  const id = useId();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File>();
  const reportTitle = useRef<HTMLHeadingElement>(null);
  const upload = useMutation({
    mutationFn: uploadSingle,
    onSuccess: async (report) => {
      toast(reportToast(report));
      if (report.success) setFile(undefined);
      if (report.success || report.successCount > 0) await refreshAfterImport(queryClient);
      reportTitle.current?.focus();
    },
    onError: (error) => toast({ tone: "error", title: "Hata", description: failureText(error) }),
  });

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = "";
    if (chosen === undefined) return;
    if (isExcelFile(chosen)) return setFile(chosen);
    toast({
      tone: "error",
      title: "Invalid File Type",
      description: "Please select an Excel file (.xlsx or .xls)",
    });
  };

  return (
    <Box aria-busy={upload.isPending}>
      <Line>
        <Chooser htmlFor={id}>
          <FileSpreadsheet aria-hidden="true" size={18} />
          Dosya seç
          <input id={id} type="file" accept=".xlsx,.xls" disabled={upload.isPending} onChange={choose} />
        </Chooser>
        <Button disabled={file === undefined || upload.isPending} onClick={() => file && upload.mutate(file)}>
          <Upload aria-hidden="true" />
          {upload.isPending ? "İçe aktarılıyor…" : "İçe aktar"}
        </Button>
        {file !== undefined && (
          <Name>
            <bdi>{file.name}</bdi> ({formatMegabytes(file.size)}){" "}
            <Button variant="ghost" size="sm" px="2" disabled={upload.isPending} onClick={() => setFile(undefined)}>
              <X aria-hidden="true" />
              <VisuallyHidden>{file.name} dosyasını kaldır</VisuallyHidden>
            </Button>
          </Name>
        )}
      </Line>
      <Hint>
        Bir Excel dosyası (.xlsx, .xls), en fazla 150 MB. Birden çok dosya ve CSV için Excel Yükleme bölümünü kullanın.
      </Hint>
      {upload.data !== undefined && (
        <>
          <Title ref={reportTitle} tabIndex={-1}>
            İçe aktarma raporu
          </Title>
          <Report report={upload.data} />
        </>
      )}
    </Box>
  );
}

function Report({ report }: { report: UploadReport }) {
  return (
    <>
      <Hint>{report.message}</Hint>
      <CounterList
        entries={[
          { label: "Toplam satır", value: report.totalRows },
          { label: "Yeni Eklenen", value: report.successCount - report.restoredCount },
          ...(report.restoredCount === 0 ? [] : [{ label: "Geri getirilen", value: report.restoredCount }]),
          { label: "Güncellenen", value: report.updatedCount },
          ...(report.filledCount === 0 ? [] : [{ label: "Eksikleri tamamlayan", value: report.filledCount }]),
          {
            label: "Atlanan (tekrar)",
            value: report.skippedCount - report.filledCount - report.wasDeletedCount,
          },
          ...(report.wasDeletedCount === 0 ? [] : [{ label: "Daha önce silinmiş", value: report.wasDeletedCount }]),
          { label: "Hatalı", value: report.errorCount },
        ]}
      />
      {report.skippedBusinesses.length > 0 && (
        <LimitedList
          title="Atlanan işletmeler"
          items={report.skippedBusinesses}
          total={report.skippedCount - report.filledCount}
        />
      )}
      {report.errors.length > 0 && <LimitedList title="Hatalar" items={report.errors} />}
      {report.notes.length > 0 && <LimitedList title="Notlar" items={report.notes} />}
    </>
  );
}
