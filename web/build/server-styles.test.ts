import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { leaveToServer } from "./server-styles.ts";
import { tokenNames } from "./token-names.ts";

const chakra = join(dirname(createRequire(import.meta.url).resolve("@chakra-ui/react")), "../esm/styled-system");
const SYSTEM = join(chakra, "system.js");

it("browsers make neither the reset nor the global styles, which stand in the page", () => {
  const system = leaveToServer(readFileSync(SYSTEM, "utf8"), SYSTEM);
  expect(system).toContain("const _global = [];");
  expect(system).not.toContain("createPreflight({");
  expect(system).not.toMatch(/^ {4}(getGlobalCss|getSlotRecipe|token: .*),$/m);
});

it("ends the build where Chakra's code is not what it was", () => {
  expect(() => leaveToServer("export {}", SYSTEM)).toThrow("has no");
});

it("the names of tokens say all that a browser asks of them", () => {
  const { spacing = "", colors = "" } = tokenNames();
  expect(spacing.split(" ")).toEqual(expect.arrayContaining(["4", "0.5", "-4"]));
  expect(colors.split(" ")).toEqual(expect.arrayContaining(["bg", "fg.muted", "accent"]));
});
