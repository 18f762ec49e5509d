import { expect, it } from "vitest";
import { foldText } from "../../../text/fold-text.ts";
import { nameStartsOf } from "./name-starts.ts";

it.each([
  ["Copper's Lantern", "Coppers Lantern"],
  ["Coppers Lantern", "Copper's Lantern"],
  ["Copper Lantern Bristol", "Copper Lantern"],
  ["Copper Lantern", "Copper Lantern Bristol"],
  ["Hotel Bel-Air", "Bel-Air Hotel"],
  ["Bel-Air Hotel", "Hotel Bel-Air"],
  ["The Copper Lantern", "Copper Lantern"],
  ["Copper Lantern", "The Copper Lantern"],
  ["Restaurant Katsu", "Katsu"],
  ["Café Lüna", "cafe luna bar"],
  ["Отель Берёзка", "Березка"],
  ["さくら亭", "さくら亭 駅前店"],
])("a look-up of %s finds %s", (name, stored) => {
  expect(nameStartsOf(name).some((start) => foldText(stored).startsWith(start))).toBe(true);
});

it("a name of common words alone starts with all of them", () => {
  expect(nameStartsOf("The Hotel")).toEqual(["the hotel"]);
});
