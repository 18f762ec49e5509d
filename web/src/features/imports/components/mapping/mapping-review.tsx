import { Button, chakra } from "@chakra-ui/react";
import { TEMPLATE_COLUMNS } from "@meridian/contracts/imports/import-fields";
import { MAX_HEADER_ROW } from "@meridian/contracts/imports/import-limits";
import type { ImportPreview, SameFile } from "@meridian/contracts/imports/import-preview";
import { COUNTRY_CODES } from "@meridian/contracts/places/country-codes";
import { RotateCcw } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { countriesByName, countryName, formatMoment, formatWhole } from "../../../../lib/format/turkish-format.ts";
import { FactList } from "../../../../ui/fact-list.tsx";
import { SelectField } from "../../../../ui/forms/field.tsx";
import { Link } from "../../../../ui/link.tsx";
import { Notice } from "../../../../ui/messages/notice.tsx";
import { hasField } from "../../column-choices.ts";
import { kindText, reviewText, shortHash, stateText } from "../../import-format.ts";
import type { StoredFile } from "../../upload-queue.ts";
import { useMappingReview } from "../../use-mapping-review.ts";
import { ColumnTable } from "./column-table.tsx";
import { FirstRows } from "./first-rows.tsx";
import { KindChoice } from "./kind-choice.tsx";
import { NameChoice } from "./name-choice.tsx";
import { ProfileBar } from "./profile-bar.tsx";

const Panel = chakra("section", {
  base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)", _focus: { outline: "none" } },
});
const Head = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "3", alignItems: "center", justifyContent: "space-between" },
});
const Title = chakra("h3", { base: { textStyle: "h3", _focus: { outline: "none" } } });

const Choices = chakra("div", {
  base: {
    display: "grid",
    gap: "4",
    alignItems: "start",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
    maxW: "74rem",
  },
});
const NAMELESS =
  "İşletme adı sütunu bulunamadı. Aşağıda uygun sütun için “İşletme adı” alanını seçin; listedekilerin hepsi bir zincirin şubesiyse zincirin adını yazın. Adı olmayan satırlar içe aktarılamaz.";
const NOWHERE =
  "Ad tek başına yeterli değil: dosyada adres, konum veya iletişim sütunu tanınmadı. Aşağıda uygun sütun için adres, şehir veya konum alanını seçin.";
const List = chakra("div", { base: { display: "grid", gap: "3" } });

/** The start of a file before it is imported: its format, its columns' meanings, and its first rows. */
export function MappingReview({ stored, onChange }: { stored: StoredFile; onChange: (stored: StoredFile) => void }) {
  const { preview } = stored;
  const review = useMappingReview(stored, onChange);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { extractedCount } = preview.columnExtraction;
  const hasNames = hasField(review.columns, "name");
  const lacksNames = !hasNames && preview.listedNames.length === 0 && !(review.isReading && stored.businessName);
  const mapped = review.columns.filter(({ field }) => field !== null).length;

  return (
    <Panel aria-label={`${preview.fileName}: sütun eşleme`}>
      <Head>
        <Title ref={title} tabIndex={-1}>
          Sütun eşleme
        </Title>
        {review.choices.length > 0 && (
          <Button variant="ghost" size="sm" onClick={() => review.apply([])}>
            <RotateCcw aria-hidden="true" />
            Başlıklara göre eşle
          </Button>
        )}
      </Head>
      <FileWarnings preview={preview} />
      {lacksNames && (
        <Notice tone="error" role="alert">
          {stored.businessName === undefined ? NAMELESS : NOWHERE}
        </Notice>
      )}
      <FactList
        facts={[
          { label: "Şablon alanları", value: `${extractedCount} / ${TEMPLATE_COLUMNS.length}` },
          { label: "Eşlenen sütun", value: `${formatWhole(mapped)} / ${formatWhole(preview.columns.length)}` },
          { label: "İçerik", value: kindText(preview.kind) },
          ...(preview.sheetName === null ? [] : [{ label: "Sayfa", value: preview.sheetName }]),
          { label: "SHA-256", value: `${shortHash(preview.fileSha256)}…`, title: preview.fileSha256 },
        ]}
      />
      {(!hasNames || stored.businessName !== undefined || preview.listedNames.length > 0) && (
        <NameChoice preview={preview} chosen={stored.businessName} onChoose={review.chooseName} />
      )}
      <Choices>
        <HeaderChoice found={preview.headerRow} chosen={stored.headerRow} onChoose={review.chooseHeader} />
        <CountryChoice preview={preview} chosen={stored.fileCountry} onChoose={review.chooseCountry} />
        <KindChoice preview={preview} chosen={stored.businessKind} onChoose={review.chooseKind} />
      </Choices>
      <ProfileBar preview={preview} choices={review.choices} chosen={stored} onApply={review.apply} />
      {review.problem !== undefined && (
        <Notice tone="error" role="alert">
          Önizleme yenilenemedi: {review.problem}{" "}
          <Button variant="outline" size="sm" mt="2" onClick={review.readAgain}>
            Tekrar dene
          </Button>
        </Notice>
      )}
      <ColumnTable columns={review.columns} choices={review.choices} onChoose={review.choose} />
      <FirstRows rows={preview.rows} isStale={review.isReading} />
    </Panel>
  );
}

/** What to know before importing: earlier imports of the same bytes, other sheets, content that contradicts the name. */
function FileWarnings({ preview }: { preview: Pick<ImportPreview, "notes" | "sameFiles"> }) {
  const { notes, sameFiles } = preview;
  if (notes.length === 0 && sameFiles.length === 0) return null;
  return (
    <List>
      {sameFiles.map((same) => (
        <Notice key={same.jobId} tone="warning">
          {sameFileText(same)}{" "}
          <Link to="/admin/upload/$importId" params={{ importId: same.jobId }}>
            Raporu aç
          </Link>
        </Notice>
      ))}
      {notes.map((note) => (
        <Notice key={note} tone="info">
          {note}
        </Notice>
      ))}
    </List>
  );
}

function sameFileText({ fileName, createdAt, createdBy, isDryRun, isUndone, state, review }: SameFile): string {
  const isUnpublished = review === "waiting" || review === "discarded";
  const what = isDryRun ? "denendi" : isUnpublished ? "yüklendi" : "içe aktarıldı";
  const outcome = isUnpublished ? reviewText(review) : stateText(state);
  const rest = isUndone ? "sonra geri alındı" : outcome.toLocaleLowerCase("tr-TR");
  return `Bu dosyanın aynısı ${formatMoment(createdAt)} tarihinde ${createdBy} tarafından “${fileName}” adıyla ${what} (${rest}).`;
}

const FOUND = "found";
const ROWS = Array.from({ length: MAX_HEADER_ROW }, (_, index) => index + 1);

interface HeaderChoiceProps {
  /** The row that the server took, 0 for none. */
  found: number;
  /** The row that was chosen; undefined where it was looked for. */
  chosen: number | undefined;
  onChoose: (row: number | undefined) => void;
}

/** Which row of the sheet names its columns. */
function HeaderChoice({ found, chosen, onChoose }: HeaderChoiceProps) {
  const foundText = found === 0 ? "başlık satırı yok" : `${found}. satır`;
  return (
    <SelectField
      label="Başlık satırı"
      value={chosen === undefined ? FOUND : String(chosen)}
      onChange={(event) => onChoose(event.target.value === FOUND ? undefined : Number(event.target.value))}
    >
      <option value={FOUND}>{chosen === undefined ? `Kendiliğinden (${foundText})` : "Kendiliğinden"}</option>
      <option value="0">Dosyada başlık satırı yok</option>
      {ROWS.map((row) => (
        <option key={row} value={row}>
          {row}. satır
        </option>
      ))}
    </SelectField>
  );
}

interface CountryChoiceProps {
  preview: Pick<ImportPreview, "fileCountry" | "profile">;
  /** Undefined where the saved mapping's is taken, or it was looked for. */
  chosen: string | undefined;
  onChoose: (code: string | undefined) => void;
}

/** The country of rows that name none. */
function CountryChoice({ preview, chosen, onChoose }: CountryChoiceProps) {
  const { fileCountry: found, profile } = preview;
  const countries = useMemo(() => countriesByName(COUNTRY_CODES), []);
  const foundText = found === null ? "bulunamadı" : countryName(found);
  const basis = profile?.fileCountry === undefined ? "Kendiliğinden" : "Kayıtlı eşlemeden";
  return (
    <SelectField
      label="Varsayılan ülke"
      hint="Ülke belirtilmeyen satırlar için geçerlidir."
      value={chosen ?? FOUND}
      onChange={(event) => onChoose(event.target.value === FOUND ? undefined : event.target.value)}
    >
      <option value={FOUND}>{chosen === undefined ? `${basis} (${foundText})` : basis}</option>
      {countries.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
