import { Badge, chakra } from "@chakra-ui/react";
import type { BusinessDetail } from "@meridian/contracts/businesses/business";
import { useNow } from "../../../lib/hooks/use-now.ts";
import { type DayHours, weekdayIn, weeklyHours } from "../weekly-hours.ts";
import { FactCard } from "./fact-card.tsx";

const Table = chakra("table", { base: { width: "full", textStyle: "sm", fontVariantNumeric: "tabular-nums" } });
/** With large text on a phone, the hours go below their day. */
const Frame = chakra("div", { base: { containerType: "inline-size" } });
const STACKED = "@container (width < 14rem)";
const Row = chakra("tr", {
  base: {
    borderTopWidth: "1px",
    borderColor: "border.muted",
    "&:first-of-type": { borderTopWidth: "0" },
    [STACKED]: { display: "flex", flexWrap: "wrap", justifyContent: "space-between" },
  },
  variants: {
    isToday: {
      true: { fontWeight: "semibold", bg: "accent.tint", _print: { fontWeight: "inherit", bg: "transparent" } },
    },
  },
});
const Day = chakra("th", {
  base: {
    textAlign: "start",
    fontWeight: "inherit",
    py: "2",
    ps: "2",
    pe: "3",
    verticalAlign: "top",
    overflowWrap: "anywhere",
  },
});
const DayWithMark = chakra("span", {
  base: { display: "inline-flex", flexWrap: "wrap", columnGap: "2", alignItems: "center" },
});
const Hours = chakra("td", {
  base: { py: "2", pe: "2", textAlign: "end", [STACKED]: { ms: "auto" } },
  variants: { tone: { open: {}, closed: { color: "closed" }, unknown: { color: "unknown" } } },
});
const Text = chakra("p", { base: { color: "fg.muted", textStyle: "sm" } });

type Scheduled = Pick<BusinessDetail, "workingHours" | "timeZone" | "status">;

/** Today is marked only where the hours hold today. */
export function OpeningHours({ business }: { business: Scheduled }) {
  const { at, isLive } = useNow();
  const zone = business.timeZone ?? (isLive ? undefined : "UTC");
  const today = business.status === "operational" ? weekdayIn(zone, at) : undefined;
  const rows = weeklyHours(business.workingHours, today);
  return (
    <FactCard title="Opening Hours">
      {rows.length === 0 ? (
        <Text>
          {business.status === "closed" ? "This place has closed permanently." : "Hours not known. Ask before you go."}
        </Text>
      ) : (
        <>
          <Frame>
            <Table aria-label="Hours of each day">
              <tbody>
                {rows.map((row) => (
                  <DayRow key={row.day} row={row} />
                ))}
              </tbody>
            </Table>
          </Frame>
          <Text mt="3">Public holidays may have other hours.</Text>
        </>
      )}
    </FactCard>
  );
}

function DayRow({ row: { day, text, isClosed, isToday } }: { row: DayHours }) {
  const tone = text === undefined ? "unknown" : isClosed ? "closed" : "open";
  return (
    <Row isToday={isToday}>
      <Day scope="row">
        <DayWithMark>
          {day}
          {isToday && (
            <Badge variant="subtle" data-print="hide">
              Today
            </Badge>
          )}
        </DayWithMark>
      </Day>
      <Hours tone={tone}>{text === undefined ? "Hours not known" : <HourSpans text={text} />}</Hours>
    </Row>
  );
}

const Span = chakra("span", { base: { display: "block" } });

/** Split shifts, one below the other. */
function HourSpans({ text }: { text: string }) {
  return text.split(/,\s*/).map((span) => <Span key={span}>{span}</Span>);
}
