import { chakra } from "@chakra-ui/react";
import { BATCH_SIZES_ROWS, DEFAULT_BATCH_SIZE_ROWS } from "@meridian/shared/contracts/import-limits";
import { useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { useToast } from "../../../ui/toaster.tsx";
import { hasEnded, importsQuery } from "../api/get-imports.ts";
import { useImportProgress } from "../api/use-import-progress.ts";
import { formatShare } from "../import-format.ts";
import { type ChosenFile, type FileResult, isSuccess, sortFiles } from "../upload-queue.ts";
import { type UploadInFlight, useUploadQueue } from "../use-upload-queue.ts";
import { ChosenFiles } from "./chosen-files.tsx";
import { FilePicker } from "./file-picker.tsx";
import { ImportHistory } from "./import-history.tsx";
import { JobCard } from "./job-card.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { UploadReport } from "./upload-report.tsx";

const Page = chakra("div", { base: { display: "grid", gap: "8", "& > *": { minW: "0" } } });
const Title = chakra("h1", { base: { textStyle: "h1" } });
const Lead = chakra("p", { base: { color: "fg.muted", maxW: "prose", mt: "2" } });
const SectionTitle = chakra("h2", { base: { textStyle: "h2", mb: "4" } });
const Stack = chakra("div", { base: { display: "grid", gap: "4" } });
const Actions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "4", alignItems: "flex-end", justifyContent: "space-between" },
});

export interface UploadPageProps {
  onSessionEnded: () => void;
}

/** Choosing spreadsheets, sending them one after another, and watching what becomes of them. */
export function UploadPage({ onSessionEnded }: UploadPageProps) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [batchSize, setBatchSize] = useState<number>(DEFAULT_BATCH_SIZE_ROWS);
  const nextId = useRef(0);
  const toast = useToast();
  const queryClient = useQueryClient();
  const queue = useUploadQueue({ onSessionEnded });
  const isUploading = queue.inFlight !== undefined;

  const choose = (chosen: File[]) => {
    const { accepted, refusals } = sortFiles(chosen);
    const [refusal] = refusals;
    if (refusal !== undefined) {
      toast({ tone: "error", title: refusal.title, description: refusals.map(({ text }) => text).join("\n") });
    }
    if (accepted.length === 0) return;
    queue.clearResults();
    setFiles((known) => [...known, ...accepted.map((file) => ({ id: nextId.current++, file }))]);
  };

  const upload = async () => {
    const results = await queue.upload(files, batchSize);
    const failed = results.flatMap((result, index) => (isSuccess(result) ? [] : (files[index] ?? [])));
    setFiles(failed);
    toast(overallToast(results));
    await queryClient.invalidateQueries({ queryKey: importsQuery.queryKey });
  };

  return (
    <Page>
      <header>
        <Title>Excel Yükleme</Title>
        <Lead>
          Bir veya daha fazla dosya seçin. Aktarım sunucuda sürer: bu sayfayı kapatsanız da tamamlanır, yarıda kalan bir
          iş kaldığı yerden devam eder.
        </Lead>
      </header>
      <Card padding="md">
        <Stack gap="6">
          <FilePicker isDisabled={isUploading} onChoose={choose} />
          {files.length > 0 && (
            <ChosenFiles
              files={files}
              isDisabled={isUploading}
              onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
              onClear={() => setFiles([])}
            />
          )}
          <Actions>
            <SelectField
              label="Grup boyutu"
              hint="Her grupta yazılan kayıt sayısı"
              value={batchSize}
              disabled={isUploading}
              onChange={(event) => setBatchSize(Number(event.target.value))}
            >
              {BATCH_SIZES_ROWS.map((size) => (
                <option key={size} value={size}>
                  {size} kayıt
                </option>
              ))}
            </SelectField>
            <Button size="lg" disabled={files.length === 0 || isUploading} onClick={() => void upload()}>
              <Upload aria-hidden="true" />
              {queue.inFlight === undefined
                ? "Yüklemeyi Başlat"
                : `Yükleniyor... ${queue.inFlight.index + 1} / ${queue.inFlight.total}`}
            </Button>
          </Actions>
          {queue.inFlight !== undefined && <SendingBar upload={queue.inFlight} />}
        </Stack>
      </Card>
      <RunningImports />
      {queue.results.length > 0 && (
        <section>
          <SectionTitle>Sonuçlar</SectionTitle>
          <Stack>
            {queue.results.map((result, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: results only ever grow at the end
              <UploadReport key={index} result={result} />
            ))}
          </Stack>
        </section>
      )}
      <section>
        <SectionTitle>Son aktarımlar</SectionTitle>
        <ImportHistory />
      </section>
    </Page>
  );
}

function SendingBar({ upload }: { upload: UploadInFlight }) {
  const text =
    upload.sentShare < 1
      ? `${upload.fileName} gönderiliyor (${formatShare(upload.sentShare)})`
      : `${upload.fileName} gönderildi, sunucuda işleniyor`;
  return (
    <Stack gap="2">
      <span role="status">{text}</span>
      <ProgressBar label={`${upload.fileName}: gönderilen`} share={upload.sentShare} />
    </Stack>
  );
}

function RunningImports() {
  const progress = useImportProgress();
  const running = [...progress.values()].filter(({ state }) => !hasEnded(state));
  if (running.length === 0) return null;
  return (
    <section aria-label="Süren aktarımlar">
      <SectionTitle>Süren aktarımlar</SectionTitle>
      <Stack>
        {running.map((item) => (
          <JobCard key={item.jobId} progress={item} />
        ))}
      </Stack>
    </section>
  );
}

function overallToast(results: readonly FileResult[]) {
  const succeeded = results.filter(isSuccess).length;
  if (succeeded === results.length) return { title: "Tüm dosyalar başarıyla yüklendi" };
  if (succeeded > 0) return { title: "Kısmi başarı", description: `${succeeded}/${results.length} files successful` };
  const [first] = results;
  const message = first === undefined ? "" : first.kind === "failure" ? first.message : first.report.message;
  return { tone: "error" as const, title: "Yükleme hatası", description: message };
}
