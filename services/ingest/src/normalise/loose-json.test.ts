import { expect, it } from "vitest";
import { parseLooseJson } from "./loose-json.ts";

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
