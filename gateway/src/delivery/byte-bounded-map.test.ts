import { beforeEach, expect, it } from "vitest";
import { ByteBoundedMap } from "./byte-bounded-map.ts";

let map: ByteBoundedMap<string>;

beforeEach(() => {
  map = new ByteBoundedMap(10);
  map.set("a", "A", 4);
  map.set("b", "B", 4);
});

const kept = () => ["a", "b", "c"].filter((key) => map.get(key) !== undefined);

it("keeps values up to its bytes, and counts them", () => {
  map.set("c", "C", 2);
  expect([kept(), map.size, map.bytes]).toEqual([["a", "b", "c"], 3, 10]);
});

it("forgets what was read longest ago", () => {
  map.get("a");
  map.set("c", "C", 3);
  expect([kept(), map.size, map.bytes]).toEqual([["a", "c"], 2, 7]);
});

it("forgets no more than it must", () => {
  map.set("c", "C", 6);
  expect([kept(), map.bytes]).toEqual([["b", "c"], 10]);
});

it("replaces the value of a key, and its bytes", () => {
  map.set("a", "new", 1);
  expect([map.get("a"), map.size, map.bytes]).toEqual(["new", 2, 5]);
});

it("takes a value as large as itself, but none larger, and forgets the one before in either case", () => {
  map.set("a", "whole", 10);
  expect([kept(), map.bytes]).toEqual([["a"], 10]);
  map.set("a", "more", 11);
  expect([kept(), map.bytes]).toEqual([[], 0]);
});

it("counts what a value grows by, and forgets others for it", () => {
  map.grow("b", "B", 3);
  expect([kept(), map.bytes]).toEqual([["b"], 7]);
});

it("counts nothing for a value that it no longer holds", () => {
  map.grow("a", "older", 5);
  map.grow("c", "C", 5);
  expect([kept(), map.bytes]).toEqual([["a", "b"], 8]);
});

it("gives back the bytes of what is deleted", () => {
  map.delete("a");
  map.delete("never there");
  expect([kept(), map.size, map.bytes]).toEqual([["b"], 1, 4]);
});
