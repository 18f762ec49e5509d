import { expect, it } from "vitest";
import { parseCutJson, parseLooseJson, plainObjects } from "./loose-json.ts";

it.each([
  ['{"a":[1,true,null]}', { a: [1, true, null] }],
  ["{'a': ['x', True, False, None]}", { a: ["x", true, false, null] }],
  [`{'a': "it's"}`, { a: "it's" }],
  [String.raw`{'a': 'it\'s'}`, { a: "it's" }],
  [`{'a': 'say "hi"'}`, { a: 'say "hi"' }],
  [`{"a": "None True"}`, { a: "None True" }],
  ["{'a': 'None'}", { a: "None" }],
  ["{'a': Nonesuch}", undefined],
  ["no json", undefined],
  ["", undefined],
])("%s is %j", (text, value) => {
  expect(parseLooseJson(text)).toEqual(value);
});

it.each([
  ['{"a":["x","y"],"b":["z', { a: ["x", "y"] }],
  ['{"a":{"b":1,"c":2},"d":{"e":3,"f":', { a: { b: 1, c: 2 } }],
  ['{"outer":{"a":"1, 2","b":"3', { outer: { a: "1, 2" } }],
  ["['a', 'b', 'c", ["a", "b"]],
  ['["say \\"hi, you\\"", "b', ['say "hi, you"']],
  ['{"a":"only', undefined],
  ['{"a":1,"b":2}', undefined],
  ["no json", undefined],
])("%s breaks off, and keeps %j", (text, value) => {
  expect(parseCutJson(text)).toEqual(value);
});

it.each([
  ["OrderedDict([('code', 'G1'), ('name', 'Bar (late)')])", "{'code': 'G1', 'name': 'Bar (late)'}"],
  ["[OrderedDict([('a', OrderedDict([('b', 2)]))])]", "[{'a': {'b': 2}}]"],
  ["OrderedDict([('broken', ", "OrderedDict([('broken', "],
  ["no object", "no object"],
])("%s has the plain objects %s", (text, plain) => {
  expect(plainObjects(text)).toBe(plain);
});
