import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { expect, it } from "vitest";
import { withoutAdmin } from "./visitor-routes.ts";

const generated = readFileSync(new URL("../src/routeTree.gen.ts", import.meta.url), "utf8");
const tree = stripTypeScriptTypes(generated);

it("leaves out every route of the admin area, and no other", () => {
  const visitors = withoutAdmin(tree);
  const filesIn = (code: string) => [...code.matchAll(/from "(\.\/routes\/[^"]+)"/g)].map(([, file]) => file ?? "");
  expect(filesIn(visitors)).toEqual(filesIn(tree).filter((file) => !file.startsWith("./routes/admin")));
  expect(visitors).not.toMatch(/Admin\w*Route/);
  expect(visitors).toMatch(/BusinessSlugRoute: BusinessSlugRoute/);
});

it("ends the build where there are no admin routes to leave out", () => {
  expect(() => withoutAdmin('import { Route } from "./routes/index";')).toThrow("no admin routes");
});
