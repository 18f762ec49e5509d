import { chakra } from "@chakra-ui/react";
import { useId, useState } from "react";
import { Field } from "../../../ui/forms/field.tsx";
import { FilterTabs } from "../../../ui/forms/filter-tabs.tsx";
import { type DayRange, lastDays, RANGE_PRESETS_DAYS, rangeProblem } from "../day-range.ts";

const Box = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "4", alignItems: "flex-end" } });
const Days = chakra("div", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: {
      base: "repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr))",
      sm: "repeat(2, minmax(0, 11rem))",
    },
    flex: { base: "1 1 100%", sm: "0 1 auto" },
  },
});
const Note = chakra("p", { base: { textStyle: "sm", color: "fg.muted", width: "full" } });

const CUSTOM = "custom";

/** The reported days. An invalid range is explained and changes nothing. */
export function RangePicker({ range, onChange }: { range: DayRange; onChange: (range: DayRange) => void }) {
  const [typed, setTyped] = useState<DayRange>();
  const noteId = useId();
  const now = Date.now();
  const preset = RANGE_PRESETS_DAYS.find((days) => isSame(lastDays(days, now), range));
  const shown = typed ?? range;
  const problem = rangeProblem(shown);
  const change = (next: DayRange) => {
    if (rangeProblem(next) === undefined) {
      setTyped(undefined);
      onChange(next);
    } else setTyped(next);
  };
  return (
    <Box>
      <FilterTabs
        label="Tarih aralığı"
        value={preset === undefined ? CUSTOM : String(preset)}
        options={RANGE_PRESETS_DAYS.map((days) => ({ value: String(days), label: `Son ${days} gün` }))}
        onChange={(value) => change(lastDays(Number(value), now))}
      />
      <Days>
        <Field
          label="Başlangıç"
          type="date"
          value={shown.from}
          aria-details={noteId}
          onChange={(event) => change({ ...shown, from: event.target.value })}
        />
        <Field
          label="Bitiş"
          type="date"
          value={shown.to}
          aria-details={noteId}
          onChange={(event) => change({ ...shown, to: event.target.value })}
        />
      </Days>
      <Note id={noteId} role="status">
        {problem ?? "Günler UTC saatine göredir."}
      </Note>
    </Box>
  );
}

function isSame(a: DayRange, b: DayRange): boolean {
  return a.from === b.from && a.to === b.to;
}
