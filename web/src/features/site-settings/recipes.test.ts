import { NO_ORIGINS, ORIGIN_KINDS, siteOriginsSchema } from "@meridian/contracts/site/site-settings";
import { expect, it } from "vitest";
import { mergeOrigins, RECIPES } from "./recipes.ts";

it.each(RECIPES)(
  "the origins of $label can be saved, and let its own script through",
  ({ code, idExample, ...recipe }) => {
    expect(idExample).toMatch(recipe.idPattern);
    const origins = siteOriginsSchema.parse(recipe.origins);
    expect(origins).toEqual({ ...NO_ORIGINS, ...recipe.origins });
    const [source = ""] = /https:\/\/[^/"]+/.exec(code(idExample)) ?? [];
    const isAllowed = origins.script.some((origin) => source.endsWith(origin.replace("https://*", "")));
    expect([source, isAllowed]).toEqual([source, true]);
    expect(code(idExample)).toContain(idExample);
  },
);

it.each(RECIPES)("an id that could end the code of $label is none", ({ idPattern }) => {
  for (const id of ["</script>", 'x"', "", "a b"]) expect(id).not.toMatch(idPattern);
});

it("merged origins are each of them once", () => {
  const known = { ...NO_ORIGINS, frame: ["https://a.example"] };
  const merged = mergeOrigins(known, {
    frame: ["https://a.example", "https://b.example"],
    image: ["https://c.example"],
  });
  expect(ORIGIN_KINDS.map((kind) => merged[kind].length)).toEqual([0, 2, 0, 0, 1, 0]);
});
