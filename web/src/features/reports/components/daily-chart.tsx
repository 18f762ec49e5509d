import { chakra } from "@chakra-ui/react";
import { formatWhole } from "../../../lib/turkish-format.ts";
import { linePath, spreadIndexes, ticksBetween, ticksUpTo } from "../chart-scale.ts";
import { formatDay } from "../report-format.ts";
import { useWidth } from "../use-width.ts";

const HEIGHT = 220;
const TOP = 12;
const BOTTOM = 26;
const CHARS_WIDE = 7.2;
const LABEL_EVERY_PX = 110;
const MAX_BAR_PX = 28;

const Frame = chakra("div", { base: { width: "full", height: `${HEIGHT}px` } });
const Svg = chakra("svg", {
  base: {
    display: "block",
    overflow: "visible",
    "& text": { fontSize: "12px", fill: "fg.muted", fontVariantNumeric: "tabular-nums" },
    "& .grid": { stroke: "border", strokeWidth: "1" },
    "& .base": { stroke: "border.emphasized", strokeWidth: "1" },
    "& path": { fill: "none", strokeWidth: "2", strokeLinejoin: "round", strokeLinecap: "round" },
    "& [data-tone=accent]": { stroke: "accent" },
    "& [data-tone=rating]": { stroke: "rating" },
    "& [data-tone=plain]": { stroke: "fg.muted", strokeDasharray: "4 4" },
    "& rect, & circle": { stroke: "none!" },
    "& rect[data-tone=accent], & circle[data-tone=accent]": { fill: "accent" },
    "& rect[data-tone=rating], & circle[data-tone=rating]": { fill: "rating" },
    "& circle[data-tone=plain]": { fill: "fg.muted" },
  },
});
const Legend = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "1", textStyle: "sm" },
});
const Key = chakra("li", {
  base: { display: "inline-flex", alignItems: "center", gap: "2", color: "fg.muted" },
});
const Swatch = chakra("span", {
  base: {
    width: "4",
    height: "0",
    borderTopWidth: "3px",
    borderColor: "accent",
    "&[data-tone=rating]": { borderColor: "rating" },
    "&[data-tone=plain]": { borderColor: "fg.muted", borderTopStyle: "dashed" },
  },
});

export interface Series {
  label: string;
  tone: "accent" | "rating" | "plain";
  /** One for each day; null where nothing is known. */
  values: readonly (number | null)[];
}

export interface DailyChartProps {
  /** What is shown, for those who do not see it; the table beside it has the figures. */
  label: string;
  unit: string;
  days: readonly string[];
  series: readonly Series[];
  kind: "lines" | "bars";
  /** Levels need not begin at 0. */
  isLevel?: boolean;
}

/** Counts by day with axes. Bars stand for one series. */
export function DailyChart({ label, unit, days, series, kind, isLevel = false }: DailyChartProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const max = Math.max(0, ...known);
  const ticks = isLevel ? ticksBetween(Math.min(max, ...known), max) : ticksUpTo(max);
  const [lowest = 0] = ticks;
  const highest = ticks.at(-1) ?? 1;
  const left = Math.max(...ticks.map((tick) => formatWhole(tick).length)) * CHARS_WIDE + 12;
  const slot = Math.max(0, width - left) / Math.max(1, days.length);
  const x = (index: number) => left + slot * (index + 0.5);
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - lowest) / (highest - lowest));
  const labelled = spreadIndexes(days.length, Math.max(2, Math.floor((width - left) / LABEL_EVERY_PX)));
  return (
    <div>
      <Legend aria-hidden="true">
        {series.map((each) => (
          <Key key={each.label}>
            <Swatch data-tone={each.tone} />
            {each.label} ({unit})
          </Key>
        ))}
      </Legend>
      <Frame ref={frame}>
        {width > 0 && (
          <Svg width={width} height={HEIGHT} role="img" aria-label={label}>
            {ticks.map((tick) => (
              <g key={tick}>
                <line className={tick === lowest ? "base" : "grid"} x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
                <text x={left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
                  {formatWhole(tick)}
                </text>
              </g>
            ))}
            {labelled.map((index) => (
              <text key={days[index]} x={x(index)} y={HEIGHT - 6} textAnchor={anchorOf(index, days.length)}>
                {formatDay(days[index] ?? "")}
              </text>
            ))}
            {series.map(({ values, tone, label: name }) =>
              kind === "bars" ? (
                <Bars key={name} {...{ days, values, tone, unit, slot, x, y, lowest }} />
              ) : (
                <Lines key={name} {...{ days, values, tone, unit, slot, x, y, lowest }} />
              ),
            )}
          </Svg>
        )}
      </Frame>
    </div>
  );
}

interface MarksProps extends Omit<Series, "label"> {
  days: readonly string[];
  unit: string;
  slot: number;
  lowest: number;
  x: (index: number) => number;
  y: (value: number) => number;
}

function Bars({ days, values, tone, unit, slot, lowest, x, y }: MarksProps) {
  const wide = Math.min(MAX_BAR_PX, Math.max(1, slot * 0.7));
  return days.map((day, index) => {
    const value = values[index] ?? 0;
    if (value === 0) return null;
    const top = y(value);
    return (
      <rect key={day} data-tone={tone} x={x(index) - wide / 2} y={top} width={wide} height={y(lowest) - top} rx="1.5">
        <title>{`${formatDay(day)}: ${formatWhole(value)} ${unit}`}</title>
      </rect>
    );
  });
}

/** Points are drawn where a line alone would not be seen, and where they have room to be pointed at. */
function Lines({ days, values, tone, unit, slot, x, y }: MarksProps) {
  const points = values.map((value, index) => (value === null ? undefined : { x: x(index), y: y(value) }));
  const isAlone = (index: number) => points[index - 1] === undefined && points[index + 1] === undefined;
  return (
    <>
      <path data-tone={tone} d={linePath(points)} />
      {points.map((point, index) => {
        if (point === undefined || (slot < 12 && !isAlone(index))) return null;
        return (
          <circle key={days[index]} data-tone={tone} cx={point.x} cy={point.y} r="3">
            <title>{`${formatDay(days[index] ?? "")}: ${formatWhole(values[index] ?? 0)} ${unit}`}</title>
          </circle>
        );
      })}
    </>
  );
}

function anchorOf(index: number, length: number): "start" | "middle" | "end" {
  if (length === 1) return "middle";
  if (index === 0) return "start";
  return index === length - 1 ? "end" : "middle";
}
