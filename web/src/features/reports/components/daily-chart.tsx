import { Chart, useChart } from "@chakra-ui/charts";
import { chakra } from "@chakra-ui/react";
import { Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from "recharts";
import { formatWhole } from "../../../lib/format/turkish-format.ts";
import { ticksBetween, ticksUpTo } from "../chart-scale.ts";
import { formatDay } from "../report-format.ts";

const HEIGHT_PX = 220;
const LABEL_GAP_PX = 48;
const MAX_BAR_PX = 28;
/** On longer lines, points would merge. */
const MAX_DOTTED_DAYS = 31;

const LOOKS = {
  accent: { color: "accent" },
  rating: { color: "rating" },
  plain: { color: "fg.muted", strokeDasharray: "4 4" },
} as const;

const Legend = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "1", textStyle: "sm" },
});
const Key = chakra("li", {
  base: { display: "inline-flex", alignItems: "center", gap: "2", color: "fg.muted" },
});
const Swatch = chakra("span", {
  base: { width: "4", height: "0", borderTopWidth: "3px", forcedColorAdjust: "none" },
});

export interface Series {
  label: string;
  tone: keyof typeof LOOKS;
  /** One per day; null if unknown. */
  values: readonly (number | null)[];
}

export interface DailyChartProps {
  /** The accessible description; the table beside it has the figures. */
  label: string;
  unit: string;
  days: readonly string[];
  series: readonly Series[];
  kind: "lines" | "bars";
  /** Levels need not start at 0. */
  isLevel?: boolean;
}

/** Counts per day with axes, as a Chakra chart. The figures are in an accessible table beside it. */
export function DailyChart({ label, unit, days, series, kind, isLevel = false }: DailyChartProps) {
  const chart = useChart<Record<string, string | number | null>>({
    data: days.map((day, index) => ({
      day,
      ...Object.fromEntries(series.map(({ label: name, values }) => [name, values[index] ?? null])),
    })),
  });
  const ticks = ticksOf(series, isLevel);
  const grid = chart.color("border");
  return (
    <div>
      <Legend aria-hidden="true">
        {series.map(({ label: name, tone }) => (
          <Key key={name}>
            <Swatch borderColor={LOOKS[tone].color} borderTopStyle={tone === "plain" ? "dashed" : "solid"} />
            {name} ({unit})
          </Key>
        ))}
      </Legend>
      <Chart.Root chart={chart} role="img" aria-label={label} aspectRatio="auto" height={`${HEIGHT_PX}px`}>
        <ComposedChart
          responsive
          data={chart.data}
          accessibilityLayer={false}
          margin={{ top: 12, right: 8, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke={grid} />
          <XAxis dataKey="day" tickFormatter={formatDay} tickLine={false} stroke={grid} minTickGap={LABEL_GAP_PX} />
          <YAxis
            ticks={ticks}
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]}
            tickFormatter={formatWhole}
            tickLine={false}
            axisLine={false}
            width="auto"
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: chart.color("border.emphasized"), fill: chart.color("bg.muted") }}
            contentStyle={{ backgroundColor: chart.color("bg.raised"), borderColor: grid }}
            labelFormatter={(day) => formatDay(String(day))}
            formatter={(value) => `${formatWhole(Number(value))} ${unit}`}
          />
          {series.map(({ label: name, tone, values }) => {
            const { color, ...line } = LOOKS[tone];
            const ink = chart.color(color);
            if (kind === "bars") {
              return <Bar key={name} dataKey={name} fill={ink} maxBarSize={MAX_BAR_PX} isAnimationActive={false} />;
            }
            return (
              <Line
                key={name}
                dataKey={name}
                stroke={ink}
                strokeWidth={2}
                {...line}
                isAnimationActive={false}
                dot={({ key, cx, cy, index }) =>
                  isDotted(values, index) ? <circle key={key} cx={cx} cy={cy} r="3" fill={ink} /> : <g key={key} />
                }
              />
            );
          })}
        </ComposedChart>
      </Chart.Root>
    </div>
  );
}

function ticksOf(series: readonly Series[], isLevel: boolean): number[] {
  const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const max = Math.max(0, ...known);
  return isLevel ? ticksBetween(Math.min(max, ...known), max) : ticksUpTo(max);
}

/** Points are drawn if there is room, and if no line leads to a neighbour. */
function isDotted(values: readonly (number | null)[], index: number): boolean {
  const isKnown = (at: number) => (values[at] ?? null) !== null;
  if (!isKnown(index)) return false;
  return values.length <= MAX_DOTTED_DAYS || !(isKnown(index - 1) || isKnown(index + 1));
}
