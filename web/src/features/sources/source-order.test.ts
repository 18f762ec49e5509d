import { expect, it } from "vitest";
import { moved, sourcesInOrder } from "./source-order.ts";

const SOURCES = [
  { id: "1", name: "Oda" },
  { id: "2", name: "Harita" },
];
const PROFILES = [{ signature: "p", name: "Belediye" }];

it("new sources precede the other files, and removed ones are left out", () => {
  const order = sourcesInOrder(["source:2", "source:gone", "other", "profile:p"], SOURCES, PROFILES);
  expect(order.map(({ name }) => name)).toEqual(["Harita", "Oda", "Diğer dosyalar", "Belediye (eşleme)"]);
});

it("without an order every source is listed, and an entry moves by one place", () => {
  const order = sourcesInOrder([], SOURCES, PROFILES);
  expect(order.map(({ key }) => key)).toEqual(["source:1", "source:2", "profile:p", "other"]);
  expect(moved(order, 3, -1).map(({ key }) => key)).toEqual(["source:1", "source:2", "other", "profile:p"]);
});
