import fc from "fast-check";
import { expect, it } from "vitest";
import { createListPacker, mapList, packList, transferable, unpackList } from "./packed-list.ts";

it("a packed list yields its items in every iteration", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ id: fc.string(), words: fc.array(fc.string()) }), { maxLength: 200 }), (items) => {
      const list = unpackList<(typeof items)[number]>(structuredClone(packList(items)));
      expect(list.length).toBe(items.length);
      expect([...list]).toEqual(items);
      expect([...list]).toEqual(items);
    }),
    { numRuns: 50 },
  );
});

it("a list can grow while packed, and change its items while read", () => {
  const packer = createListPacker<number>();
  for (let item = 1; item <= 100; item++) packer.add(item);
  expect(packer.length).toBe(100);
  const doubled = mapList(unpackList<number>(packer.pack()), (item) => item * 2);
  expect(doubled.length).toBe(100);
  expect([...doubled].slice(0, 3)).toEqual([2, 4, 6]);
  expect([...doubled].at(-1)).toBe(200);
});

it("a list that was packed before is not packed again", () => {
  const packed = packList([1, 2, 3]);
  expect(packList(unpackList<number>(packed))).toBe(packed);
});

it("a list moves to another thread whole and leaves nothing behind", () => {
  const items = Array.from({ length: 200 }, (_, item) => item);
  const sent = packList(items);
  const received = structuredClone(sent, { transfer: transferable(sent) });
  expect([...unpackList<number>(received)]).toEqual(items);
  expect(sent.parts.map(({ byteLength }) => byteLength)).toEqual(sent.parts.map(() => 0));
});
