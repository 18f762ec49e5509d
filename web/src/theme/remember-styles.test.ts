import { createSystem, defineConfig } from "@chakra-ui/react";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { css as serialize } from "@emotion/react";
import { describe, expect, it } from "vitest";
import { rememberStyles } from "./remember-styles.ts";

const plain = createSystem(
  defaultBaseConfig,
  defineConfig({ theme: { tokens: { spacing: { 2: { value: "8px" } } } } }),
);
const BOX = {
  base: { p: "2", color: "red", _hover: { color: "blue" } },
  variants: { size: { sm: { width: "10px" }, lg: { width: { base: "20px", md: "30px" } } } },
};
const OWN = [
  {},
  { p: "0" },
  { color: "green", css: undefined },
  { color: "green", p: "2" },
  { p: "2", color: "green" },
];

describe("remembered styles", () => {
  it("equal those of Chakra and Emotion", () => {
    const remembering = rememberStyles(plain);
    for (const size of ["sm", "lg", "sm"] as const) {
      for (const own of OWN) {
        const expected = serialize(plain.css(plain.cva(BOX)({ size }), own));
        const found = remembering.css(remembering.cva(BOX)({ size }), own);
        expect(found).toMatchObject({ name: expected.name, styles: expected.styles });
      }
    }
  });

  it("are computed once for all equal elements of a component", () => {
    const { cva, css } = rememberStyles(plain);
    const of = (size: "sm" | "lg", own: object) => css(cva(BOX)({ size }), own);
    expect(of("sm", { p: "0" })).toBe(of("sm", { p: "0" }));
    expect(of("sm", { p: "0" })).not.toBe(of("lg", { p: "0" }));
    expect(of("sm", { p: "0" })).not.toBe(of("sm", {}));
  });

  it("of a component made of another are those of both", () => {
    const remembering = rememberStyles(plain);
    const over = { base: { color: "black" } };
    const expected = serialize(plain.css(plain.cva(BOX).merge(plain.cva(over))({ size: "sm" }), {}));
    const merged = remembering.cva(BOX).merge(remembering.cva(over));
    expect(remembering.css(merged({ size: "sm" }), {})).toMatchObject({ styles: expected.styles });
    expect(remembering.cva(BOX).merge(remembering.cva(over))).toBe(merged);
  });

  it("are computed once for a component of several parts, however often it is mounted", () => {
    const { sva } = rememberStyles(plain);
    const parts = { slots: ["title"], base: { title: { color: "green" } } };
    expect(sva(parts)({})).toEqual(plain.sva(parts)({}));
    expect(sva(parts)({})).toBe(sva(parts)({}));
  });

  it("are bounded when widths are computed", () => {
    const { cva, css } = rememberStyles(plain);
    const of = (width: number) => css(cva(BOX)({ size: "sm" }), { width: `${width}%` });
    const first = of(0);
    for (let width = 1; width <= 200; width++) of(width);
    expect(of(0)).not.toBe(first);
    expect(serialize(of(0)).name).toBe(serialize(first).name);
  });
});
