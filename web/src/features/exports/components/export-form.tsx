import { Button, chakra } from "@chakra-ui/react";
import { ALL_COUNTRIES, EXPORT_FORMATS } from "@meridian/contracts/admin/export-fields";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { type FormEvent, useState } from "react";
import { countryName, formatWhole } from "../../../lib/format/turkish-format.ts";
import { SelectField } from "../../../ui/forms/field.tsx";
import type { ExportProgress } from "../api/download-export.ts";
import { countryCodesQuery } from "../api/get-choices.ts";
import {
  type ExportChoices,
  type ExportVariant,
  fieldsOf,
  firstChoices,
  problemOf,
  toggled,
} from "../export-choices.ts";
import { useExport } from "../use-export.ts";
import { CategoryPicker } from "./category-picker.tsx";
import { CheckList } from "./check-list.tsx";
import { DateRangeFields } from "./date-range-fields.tsx";

const Form = chakra("form", { base: { display: "flex", flexDirection: "column", minH: "0", flex: "1" } });
const Body = chakra("div", {
  base: {
    flex: "1",
    minH: "0",
    overflowY: "auto",
    overscrollBehavior: "contain",
    display: "grid",
    gap: "6",
    gridTemplateColumns: "minmax(0, 1fr)",
    p: { base: "4", md: "6" },
  },
});
const Pair = chakra("div", {
  base: { display: "grid", gap: "4", alignItems: "start", gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))" },
});
const Line = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
const Foot = chakra("div", {
  base: {
    flexShrink: "0",
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    alignItems: "center",
    justifyContent: "flex-end",
    borderTopWidth: "1px",
    borderColor: "border",
    px: { base: "4", md: "6" },
    py: "3",
  },
});
const FORMAT_LABELS = { csv: "CSV (.csv)", xlsx: "Excel (.xlsx)" } as const;
const BYTES_PER_MB = 1024 * 1024;
const Text = chakra("p", {
  base: { flex: "1 1 14rem", textStyle: "sm", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
});
const collator = new Intl.Collator("tr");

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function ExportForm({ variant, onDone }: { variant: ExportVariant; onDone: () => void }) {
  const [choices, setChoices] = useState(() => firstChoices(variant));
  const { isRunning, progress, start, cancel } = useExport(variant, onDone);
  const problem = problemOf(choices, timeZone());
  const all = fieldsOf(variant);
  const change = (changed: Partial<ExportChoices>) => setChoices({ ...choices, ...changed });
  /** Columns keep the order of the list, not of the clicks. */
  const setFields = (names: readonly string[]) =>
    change({ fields: all.map(({ name }) => name).filter((name) => names.includes(name)) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem === undefined && !isRunning) start(choices);
  };
  return (
    <Form onSubmit={submit} aria-busy={isRunning}>
      <Body>
        <CheckList
          legend={`Alanlar (${formatWhole(choices.fields.length)} / ${formatWhole(all.length)})`}
          options={all.map(({ name, label }) => ({ value: name, label }))}
          chosen={choices.fields}
          isDisabled={isRunning}
          onToggle={(name) => setFields(toggled(choices.fields, name))}
        >
          <Line>
            <Button variant="outline" size="sm" onClick={() => setFields(all.map(({ name }) => name))}>
              Tüm alanları seç
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setFields([])}>
              Alanları temizle
            </Button>
          </Line>
        </CheckList>
        <Pair>
          <CountrySelect
            value={choices.countryCode}
            isDisabled={isRunning}
            onChange={(countryCode) => change({ countryCode })}
          />
          <SelectField
            label="Dosya biçimi"
            value={choices.format}
            disabled={isRunning}
            onChange={(event) => change({ format: event.target.value === "xlsx" ? "xlsx" : "csv" })}
          >
            {EXPORT_FORMATS.map((format) => (
              <option key={format} value={format}>
                {FORMAT_LABELS[format]}
              </option>
            ))}
          </SelectField>
        </Pair>
        {variant === "full" && (
          <>
            <DateRangeFields range={choices} isDisabled={isRunning} onChange={change} />
            <CategoryPicker
              chosen={choices.categories}
              isDisabled={isRunning}
              onChange={(categories) => change({ categories })}
            />
          </>
        )}
      </Body>
      <Foot>
        <ExportStatus problem={problem} isRunning={isRunning} progress={progress} />
        {isRunning && (
          <Button variant="outline" onClick={cancel}>
            İptal et
          </Button>
        )}
        <Button type="submit" disabled={problem !== undefined || isRunning}>
          <Download aria-hidden="true" />
          {isRunning ? "Dışa aktarılıyor..." : "Dışa Aktar"}
        </Button>
      </Foot>
    </Form>
  );
}

interface ExportStatusProps {
  problem: string | undefined;
  isRunning: boolean;
  progress: ExportProgress;
}

/** The progress of an export, or what is missing before it can start. The total number of rows is unknown. */
function ExportStatus({ problem, isRunning, progress }: ExportStatusProps) {
  return <Text role="status">{isRunning ? progressText(progress) : problem}</Text>;
}

function progressText({ bytes, rows }: ExportProgress): string {
  if (bytes === 0) return "Hazırlanıyor…";
  const size = (bytes / BYTES_PER_MB).toLocaleString("tr-TR", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return rows === undefined ? `${size} MB alındı` : `${formatWhole(rows)} işletme · ${size} MB alındı`;
}

interface CountrySelectProps {
  value: string;
  isDisabled: boolean;
  onChange: (value: string) => void;
}

function CountrySelect({ value, isDisabled, onChange }: CountrySelectProps) {
  const { data, isError } = useQuery(countryCodesQuery);
  const countries = (data ?? [])
    .map((code) => ({ code, name: countryName(code) }))
    .sort((a, b) => collator.compare(a.name, b.name));
  return (
    <SelectField
      label="Ülke"
      value={value}
      disabled={isDisabled}
      problem={isError ? "Ülkeler yüklenemedi. Sayfa yenileyin." : undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value={ALL_COUNTRIES}>Tüm ülkeler</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name} ({code})
        </option>
      ))}
    </SelectField>
  );
}
