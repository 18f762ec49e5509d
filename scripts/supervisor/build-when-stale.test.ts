import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeTemporaryFolder } from "../../shared/platform/src/testing/make-temporary-folder.ts";
import { buildWhenStale } from "./build-when-stale.ts";

it("builds what is missing, stale or unusable, and nothing else", async () => {
  const root = makeTemporaryFolder();
  writeFileSync(join(root, "source.txt"), "one");
  let isUsable = true;
  const build = () =>
    buildWhenStale(root, {
      sources: ["source.txt"],
      products: ["product.txt"],
      fingerprint: "built/product.sha256",
      isUsable: () => isUsable,
      build: () => writeFileSync(join(root, "product.txt"), "built"),
    });
  expect([await build(), await build()]).toEqual([true, false]);
  writeFileSync(join(root, "source.txt"), "two");
  expect([await build(), await build()]).toEqual([true, false]);
  rmSync(join(root, "product.txt"));
  expect([await build(), await build()]).toEqual([true, false]);
  isUsable = false;
  expect(await build()).toBe(true);
});
