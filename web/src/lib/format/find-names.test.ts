import { expect, it } from "vitest";
import { closestFirst, namesWith } from "./find-names.ts";

it("the exact name comes first, then names that begin with the text", () => {
  const names = ["Barber shop", "Snack bar", "Bar", "Bar & grill", "Hotel"];
  expect(namesWith(names, "bar")).toEqual(["Bar", "Barber shop", "Bar & grill", "Snack bar"]);
});

it.each([
  ["italian", "Italian restaurant"],
  ["CAFE", "Café"],
  ["ISPARTA", "ısparta"],
])("%s finds %s", (text, name) => {
  expect(namesWith([name], text)).toEqual([name]);
});

it("nothing that was found is lost, even under another name", () => {
  const found = [{ name: "Pub" }, { name: "Kneipe" }];
  expect(closestFirst(found, "kneipe", ({ name }) => name)).toEqual([{ name: "Kneipe" }, { name: "Pub" }]);
});
