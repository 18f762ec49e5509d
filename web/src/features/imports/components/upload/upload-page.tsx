import { chakra } from "@chakra-ui/react";
import { isAtRest } from "@meridian/domain/imports/import-progress";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useToast } from "../../../../ui/messages/toaster.tsx";
import { ScreenHeading } from "../../../../ui/pages/screen-heading.tsx";
import { refreshAfterImport } from "../../api/get-imports.ts";
import { type ChosenFile, endedElsewhere, overallToast, type StoredFile, sortFiles } from "../../upload-queue.ts";
import type { UploadChoices } from "../../upload-steps.ts";
import { useImportFeed } from "../../use-import-feed.ts";
import { unsuccessful, useUploadQueue } from "../../use-upload-queue.ts";
import { ImportHistory } from "../import-history.tsx";
import { ReviewThresholdsSection } from "../mapping/review-thresholds.tsx";
import { SavedProfiles } from "../mapping/saved-profiles.tsx";
import { Results } from "../results.tsx";
import { RunningImports } from "../running-imports.tsx";
import { TemplateLinks } from "./template-links.tsx";
import { UploadForm } from "./upload-form.tsx";

const Page = chakra("div", { base: { display: "grid", gap: "8", gridTemplateColumns: "minmax(0, 1fr)" } });
const SectionTitle = chakra("h2", { base: { textStyle: "h2", mb: "4" } });

const NONE: ReadonlySet<string> = new Set();

export interface UploadPageProps {
  /** The history's page, from 1. */
  page: number;
  onSessionEnded: () => void;
}

/** Choose spreadsheets, send them one after another, follow their progress, and see all earlier imports. */
export function UploadPage({ page, onSessionEnded }: UploadPageProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const chosen = useChosenFiles();
  const { byJob, line, feed } = useImportFeed(onSessionEnded);
  const queue = useUploadQueue({ feed, onStored: chosen.setStored, onSessionEnded });
  const [putAway, setPutAway] = useState<ReadonlySet<string>>(NONE);
  const resultsTitle = useRef<HTMLHeadingElement>(null);
  const results = [...endedElsewhere(byJob, queue.results, putAway), ...queue.results];
  const isUploading = queue.inFlight !== undefined;
  const wasUploading = useRef(false);

  useEffect(() => {
    // The pressed button has changed: the focus moves to the results.
    if (wasUploading.current && !isUploading) resultsTitle.current?.focus();
    wasUploading.current = isUploading;
  }, [isUploading]);

  const clearResults = () => {
    queue.clearResults();
    setPutAway(new Set([...byJob.values()].filter(isAtRest).map(({ jobId }) => jobId)));
  };

  const choose = (added: File[]) => {
    const { accepted, refusals } = sortFiles(added);
    const [refusal] = refusals;
    if (refusal !== undefined) {
      toast({ tone: "error", title: refusal.title, description: refusals.map(({ text }) => text).join("\n") });
    }
    if (accepted.length === 0) return;
    clearResults();
    chosen.add(accepted);
  };

  const upload = async (choices: UploadChoices) => {
    chosen.open(undefined);
    clearResults();
    const ended = await queue.upload(chosen.files, choices);
    chosen.keep(unsuccessful(chosen.files, ended).map(({ id }) => id));
    toast(overallToast(ended, choices.isDryRun));
    await refreshAfterImport(queryClient);
  };

  const prepare = async (ids: readonly number[]) => {
    const failed = await queue.prepare(chosen.files.filter(({ id }) => ids.includes(id)));
    if (failed.length > 0) toast(overallToast(failed));
    chosen.open(ids[0]);
  };

  const toggle = (id: number) => {
    if (chosen.files.some((file) => file.id === id && file.stored === undefined)) void prepare([id]);
    else chosen.open(chosen.openId === id ? undefined : id);
  };

  return (
    <Page>
      <ScreenHeading title="Excel Yükleme" actions={<TemplateLinks />}>
        Bir veya daha fazla dosya seçin. İçe aktarma sunucuda sürer: bu sayfayı kapatsanız da tamamlanır, yarıda kalan
        bir iş kaldığı yerden devam eder.
      </ScreenHeading>
      <UploadForm
        files={chosen.files}
        openId={chosen.openId}
        inFlight={queue.inFlight}
        onChoose={choose}
        onUpload={(choices) => void upload(choices)}
        onPrepare={() => void prepare(chosen.files.map(({ id }) => id))}
        onStop={queue.stop}
        onToggle={toggle}
        onChange={chosen.setStored}
        onRemove={chosen.remove}
        onClear={chosen.clear}
      />
      <RunningImports byJob={byJob} line={line} />
      {results.length > 0 && <Results results={results} titleRef={resultsTitle} onStarted={feed.note} />}
      <section>
        <SectionTitle>Son içe aktarmalar</SectionTitle>
        <ImportHistory page={page} byJob={byJob} onStarted={feed.note} />
      </section>
      <section>
        <SectionTitle>Kayıtlı eşlemeler</SectionTitle>
        <SavedProfiles />
      </section>
      <section>
        <SectionTitle>Yayımlamadan önce sor</SectionTitle>
        <ReviewThresholdsSection />
      </section>
    </Page>
  );
}

interface ChosenFilesState {
  files: readonly ChosenFile[];
  /** The file whose columns are shown. */
  openId: number | undefined;
  add: (files: readonly File[]) => void;
  keep: (ids: readonly number[]) => void;
  remove: (id: number) => void;
  clear: () => void;
  /** The file was stored, or its columns were changed. */
  setStored: (id: number, stored: StoredFile) => void;
  open: (id: number | undefined) => void;
}

/** The chosen files and what is known about each. */
function useChosenFiles(): ChosenFilesState {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [openId, open] = useState<number>();
  const nextId = useRef(0);

  const setStored = useCallback((id: number, stored: StoredFile) => {
    setFiles((known) => known.map((chosen) => (chosen.id === id ? { ...chosen, stored } : chosen)));
  }, []);

  return {
    files,
    openId,
    add: (added) => {
      const chosen = added.map((file) => ({ id: nextId.current++, file }));
      setFiles((known) => [...known, ...chosen]);
    },
    keep: (ids) => setFiles((known) => known.filter(({ id }) => ids.includes(id))),
    remove: (id) => setFiles((known) => known.filter((chosen) => chosen.id !== id)),
    clear: () => setFiles([]),
    setStored,
    open,
  };
}
