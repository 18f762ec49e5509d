import type { ColumnChoice, ColumnPreview, ImportField } from "@meridian/contracts/imports/import-mapping";
import { useEffect, useRef, useState } from "react";
import { failureText } from "../../lib/api/api-error.ts";
import { previewImport } from "./api/change-import.ts";
import { chooseField, withChoices } from "./column-choices.ts";
import { type FileChoices, requestOf, type StoredFile } from "./upload-queue.ts";

/** The pause after the last choice before it is sent to the server. */
const SETTLE_MS = 500;

export interface MappingReview {
  columns: readonly ColumnPreview[];
  choices: readonly ColumnChoice[];
  /** A request is running; `columns` are predicted until it answers. */
  isReading: boolean;
  problem: string | undefined;
  choose: (column: ColumnPreview, field: ImportField | null) => void;
  /** Replaces all choices; undefined restores the saved mapping. */
  apply: (choices: readonly ColumnChoice[] | undefined) => void;
  readAgain: () => void;
  /** Takes a row for the header line, 0 for none; undefined looks for it. */
  chooseHeader: (row: number | undefined) => void;
  /** The country of rows that name none; undefined looks for it. */
  chooseCountry: (code: string | undefined) => void;
  /** The kind of rows that name none, "none" for no kind; undefined looks for it. */
  chooseKind: (key: string | undefined) => void;
  /** The name of rows that name none; undefined leaves it to what the file suggests. */
  chooseName: (name: string | undefined) => void;
}

interface Question {
  chosen: FileChoices;
  waitMs: number;
}

/** The columns of a stored file and their meanings. Changes show at once, then as the server applies them. */
export function useMappingReview(stored: StoredFile, onChange: (stored: StoredFile) => void): MappingReview {
  const [question, setQuestion] = useState<Question>();
  const [problem, setProblem] = useState<string>();
  const { fileId, preview, ...chosen } = stored;
  const { fileName } = preview;
  const choices = chosen.choices ?? preview.profile?.columnChoices ?? [];
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });

  useEffect(() => {
    if (question === undefined) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const fresh = await previewImport({ fileId, fileName, ...requestOf(question.chosen) }, asking.signal);
        if (asking.signal.aborted) return;
        report.current({ fileId, preview: fresh, ...question.chosen });
      } catch (error) {
        if (asking.signal.aborted) return;
        setProblem(failureText(error));
      }
      setQuestion(undefined);
    }, question.waitMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [question, fileId, fileName]);

  const ask = (changes: FileChoices, waitMs = 0) => {
    const next = { ...chosen, ...changes };
    setProblem(undefined);
    setQuestion({ chosen: next, waitMs });
    onChange({ fileId, preview, ...next });
  };
  const isForeseen = question !== undefined || problem !== undefined;

  return {
    columns: isForeseen ? withChoices(preview.columns, choices) : preview.columns,
    choices,
    isReading: question !== undefined,
    problem,
    choose: (column, field) => ask({ choices: chooseField(choices, column, field) }, SETTLE_MS),
    apply: (next) => ask({ choices: next }),
    readAgain: () => ask({}),
    chooseHeader: (row) => ask({ choices: undefined, headerRow: row }),
    chooseCountry: (code) => ask({ fileCountry: code }),
    chooseKind: (key) => ask({ businessKind: key }),
    chooseName: (name) => ask({ businessName: name }, SETTLE_MS),
  };
}
