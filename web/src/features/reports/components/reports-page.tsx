import { chakra } from "@chakra-ui/react";
import { ScreenHeading } from "../../../ui/pages/screen-heading.tsx";
import type { DayRange } from "../day-range.ts";
import { BehaviourSection } from "./behaviour-section.tsx";
import { GeographySection } from "./geography-section.tsx";
import { RangePicker } from "./range-picker.tsx";
import { TrendSection } from "./trend-section.tsx";

const Page = chakra("div", { base: { display: "grid", gap: "8", gridTemplateColumns: "minmax(0, 1fr)" } });
const SectionTitle = chakra("h2", { base: { textStyle: "h2", mb: "4" } });

/** The directory's own counts: trends, places, and visitor behaviour. */
export function ReportsPage({ range, onRange }: { range: DayRange; onRange: (range: DayRange) => void }) {
  return (
    <Page>
      <ScreenHeading title="Raporlar">
        Trend analizi, coğrafi dağılım ve kullanıcı davranışı. Bütün sayılar ölçülmüştür.
      </ScreenHeading>
      <RangePicker range={range} onChange={onRange} />
      <section aria-label="Trend analizi">
        <SectionTitle>Trend analizi</SectionTitle>
        <TrendSection range={range} />
      </section>
      <section aria-label="Coğrafi dağılım">
        <SectionTitle>Coğrafi dağılım</SectionTitle>
        <GeographySection />
      </section>
      <section aria-label="Kullanıcı davranışı">
        <SectionTitle>Kullanıcı davranışı</SectionTitle>
        <BehaviourSection range={range} />
      </section>
    </Page>
  );
}
