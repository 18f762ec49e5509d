import { expect, it } from "vitest";
import { system } from "./system.ts";

const MODES = ["light", "dark"] as const;
const SURFACES = ["bg", "bg.raised", "bg.subtle", "bg.muted"];

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As WCAG 2.2 computes it. */
function contrast(token: string, surface: string, mode: (typeof MODES)[number]): number {
  const [one = 0, other = 0] = [token, surface].map((name) => {
    const value = String(system.tokens.getByName(`colors.${name}`)?.originalValue);
    return luminance(/light-dark\((#\w{6}), (#\w{6})\)/.exec(value)?.[mode === "light" ? 1 : 2] ?? "");
  });
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

it.each(MODES)("in %s mode borders of controls contrast with every surface by 3:1", (mode) => {
  for (const surface of SURFACES) {
    expect([surface, contrast("border.control", surface, mode) >= 3]).toEqual([surface, true]);
  }
});

it.each(["fg", "fg.muted", "fg.error"])("%s contrasts with every surface by 4.5:1", (text) => {
  for (const surface of SURFACES) {
    for (const mode of MODES) expect([surface, contrast(text, surface, mode) >= 4.5]).toEqual([surface, true]);
  }
});
