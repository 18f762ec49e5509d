import { chakra, Skeleton } from "@chakra-ui/react";
import type { GeographyRow } from "@meridian/contracts/admin/reports-api";
import { useQuery } from "@tanstack/react-query";
import { countryName, formatWhole } from "../../../lib/format/turkish-format.ts";
import { worldQuery } from "../api/get-world.ts";
import { shadeOf, shadeSteps } from "../country-shades.ts";
import { SHEET } from "../world-areas.ts";

const shade = (percent: number) => `color-mix(in srgb, {colors.accent} ${percent}%, {colors.bg.raised})`;
const SHADES = {
  "&[data-shade='0']": { fill: "bg.muted", bg: "bg.muted" },
  "&[data-shade='1']": { fill: shade(25), bg: shade(25) },
  "&[data-shade='2']": { fill: shade(45), bg: shade(45) },
  "&[data-shade='3']": { fill: shade(65), bg: shade(65) },
  "&[data-shade='4']": { fill: shade(82), bg: shade(82) },
  "&[data-shade='5']": { fill: "accent", bg: "accent" },
};
const Svg = chakra("svg", { base: { display: "block", width: "full", height: "auto" } });
const Area = chakra("path", { base: { stroke: "bg.raised", strokeWidth: "0.7", ...SHADES } });
const Legend = chakra("ul", { base: { display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "1", mt: "3" } });
const Key = chakra("li", {
  base: { display: "inline-flex", alignItems: "center", gap: "2", textStyle: "sm", color: "fg.muted" },
});
const Swatch = chakra("span", {
  base: {
    ...{ width: "4", height: "3", borderRadius: "2px", borderWidth: "1px", borderColor: "border" },
    forcedColorAdjust: "none",
    ...SHADES,
  },
});

/** Countries shaded by their number of businesses. The table beside it has the figures. */
export function WorldMap({ countries }: { countries: readonly GeographyRow[] }) {
  const { data: areas, isPending } = useQuery(worldQuery);
  if (isPending) return <Skeleton height="auto" aspectRatio={SHEET.width / SHEET.height} />;
  if (areas === undefined) return null;
  const byCode = new Map(countries.map((row) => [row.countryCode, row]));
  const steps = shadeSteps(countries.map(({ businesses }) => businesses));
  return (
    <div>
      <Svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} role="img" aria-label="Ülkelere göre işletme sayısı haritası">
        {areas.map(({ countryCode, path }) => {
          const row = countryCode === undefined ? undefined : byCode.get(countryCode);
          return (
            <Area key={countryCode ?? path.slice(0, 40)} d={path} data-shade={shadeOf(row?.businesses ?? 0, steps)}>
              {row !== undefined && (
                <title>{`${countryName(row.countryCode)}: ${formatWhole(row.businesses)} işletme`}</title>
              )}
            </Area>
          );
        })}
      </Svg>
      <Legend>
        {steps.map(({ from, to }, index) => (
          <Key key={from}>
            <Swatch data-shade={index + 1} />
            {from === to ? formatWhole(from) : `${formatWhole(from)}–${formatWhole(to)}`}
          </Key>
        ))}
      </Legend>
    </div>
  );
}
