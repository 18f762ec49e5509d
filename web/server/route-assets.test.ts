import { expect, it } from "vitest";
import { routeAssetsOf } from "./route-assets.ts";

const MANIFEST = {
  "src/entry-client.tsx": {
    file: "assets/entry.js",
    isEntry: true,
    imports: ["_framework.js"],
  },
  "src/assets/fonts.css": { file: "assets/fonts.css", isEntry: true },
  "_framework.js": { file: "assets/framework.js" },
  "_list.js": { file: "assets/list.js", imports: ["_framework.js"] },
  "src/routes/cities.index.tsx?tsr-split=component": {
    file: "assets/cities.js",
    imports: ["_list.js", "_framework.js"],
  },
};

it("the first HTML names the files of every page and those of its own", () => {
  const { scripts, styles, preloads } = routeAssetsOf(MANIFEST);
  expect(scripts).toEqual(["/assets/entry.js"]);
  expect(styles).toEqual(["/assets/fonts.css"]);
  expect(preloads.__root__).toEqual(["/assets/framework.js"]);
  expect(preloads["/cities/"]).toEqual(["/assets/cities.js", "/assets/list.js"]);
});
