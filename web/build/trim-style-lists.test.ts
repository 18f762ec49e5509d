import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { trimAttributes, trimCssProperties, trimPreset } from "./trim-style-lists.ts";

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(name));
const read = (...path: string[]) => readFileSync(join(...path), "utf8");
const preset = read(folderOf("@chakra-ui/react"), "../esm/preset-base.js");
const chakra = createRequire(require.resolve("@chakra-ui/react"));
const cssProperties = read(dirname(chakra.resolve("@pandacss/is-valid-prop")), "index.mjs");
const attributes = read(dirname(chakra.resolve("@emotion/is-prop-valid")), "emotion-is-prop-valid.esm.js");

it("keeps utilities that are written by their name or a shorthand, and states; drops all others", () => {
  const trimmed = trimPreset(preset, new Set(["mt", "width", "hover"]));
  expect(trimmed).toMatch(/marginTop: \{/);
  expect(trimmed).toMatch(/\bwidth: \{/);
  expect(trimmed).toMatch(/\bhover: \[/);
  expect(trimmed).not.toMatch(/marginBottom: \{/);
  expect(trimmed).not.toContain("prefers-reduced-motion");
  expect(trimmed.length).toBeLessThan(preset.length / 2);
});

it("leaves a preset of which everything is used as it is", () => {
  const words = new Set(preset.match(/[A-Za-z]+/g));
  expect(() => trimPreset(preset, words)).toThrow("Nothing was found");
});

it("keeps the properties and attributes that are written", () => {
  const css = trimCssProperties(cssProperties, new Set(["alignItems", "gap"]));
  expect(css).toContain('cssPropertiesStr = "alignItems,gap"');
  const html = trimAttributes(attributes, new Set(["href", "viewBox"]));
  expect(html).toMatch(/\^\(\(href\|viewBox\)\|/);
  expect(html).toContain("[Aa][Rr][Ii][Aa]");
});

it("ends the build where a list is not where it was", () => {
  expect(() => trimCssProperties("export {}", new Set())).toThrow("not where it was");
  expect(() => trimAttributes("export {}", new Set())).toThrow("not where it was");
  expect(() => trimPreset("export {}", new Set())).toThrow("Nothing was found");
});
