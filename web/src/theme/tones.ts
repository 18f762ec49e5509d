import type { Tone } from "../lib/format/category-mark.ts";

/** Quiet colours of a hue in degrees, light and dark: both ends of a gradient and the ink of lines on it. */
function toneStyles(hue: number, strength: number) {
  const color = (saturation: number, lightness: number) =>
    `hsl(${hue} ${Math.round(saturation * strength)}% ${lightness}%)`;
  return {
    "--tone-from": `light-dark(${color(52, 94)}, ${color(30, 19)})`,
    "--tone-to": `light-dark(${color(46, 86)}, ${color(32, 13)})`,
    "--tone-ink": `light-dark(${color(48, 32)}, ${color(48, 74)})`,
  };
}

/** Variants that set `--tone-from`, `--tone-to` and `--tone-ink`, each from a hue and a saturation factor. */
export const toneVariants = {
  clay: toneStyles(18, 1),
  amber: toneStyles(38, 1),
  olive: toneStyles(68, 0.8),
  green: toneStyles(140, 0.75),
  teal: toneStyles(174, 0.9),
  sky: toneStyles(198, 1),
  blue: toneStyles(218, 1),
  violet: toneStyles(258, 0.9),
  plum: toneStyles(312, 0.7),
  rose: toneStyles(345, 1),
  slate: toneStyles(208, 0.45),
} satisfies Record<Tone, Record<string, string>>;
