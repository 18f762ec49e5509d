import type { Tone } from "../lib/category-mark.ts";

/** Degrees of hue and a share of the usual saturation. */
const HUES: Record<Tone, readonly [number, number]> = {
  clay: [18, 1],
  amber: [38, 1],
  olive: [68, 0.8],
  green: [140, 0.75],
  teal: [174, 0.9],
  sky: [198, 1],
  blue: [218, 1],
  violet: [258, 0.9],
  plum: [312, 0.7],
  rose: [345, 1],
  slate: [208, 0.45],
};

/** Quiet colours of a tone, light and dark: two ends of a gradient and the ink of lines on it. */
function toneStyles([hue, strength]: readonly [number, number]) {
  const color = (saturation: number, lightness: number) =>
    `hsl(${hue} ${Math.round(saturation * strength)}% ${lightness}%)`;
  return {
    "--tone-from": `light-dark(${color(52, 94)}, ${color(30, 19)})`,
    "--tone-to": `light-dark(${color(46, 86)}, ${color(32, 13)})`,
    "--tone-ink": `light-dark(${color(48, 32)}, ${color(48, 74)})`,
  };
}

/** Recipe variants that set `--tone-from`, `--tone-to` and `--tone-ink`. */
export const toneVariants = {
  clay: toneStyles(HUES.clay),
  amber: toneStyles(HUES.amber),
  olive: toneStyles(HUES.olive),
  green: toneStyles(HUES.green),
  teal: toneStyles(HUES.teal),
  sky: toneStyles(HUES.sky),
  blue: toneStyles(HUES.blue),
  violet: toneStyles(HUES.violet),
  plum: toneStyles(HUES.plum),
  rose: toneStyles(HUES.rose),
  slate: toneStyles(HUES.slate),
} satisfies Record<Tone, Record<string, string>>;
