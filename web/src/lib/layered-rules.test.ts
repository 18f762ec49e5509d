import { describe, expect, it } from "vitest";
import { styleRulesOf } from "./layered-rules.ts";

describe("the rules of a layer", () => {
  it.each([
    [".a{color:red}", [".a{color:red}"]],
    [".a{color:red}.a:hover{color:blue}", [".a{color:red}", ".a:hover{color:blue}"]],
    [".a{x:y}@media (width>1px){.a{b:c}}.a>p{d:e}", [".a{x:y}", ".a{@media (width>1px){b:c}}", ".a>p{d:e}"]],
    ["@media one{.a{b:c}.a p{d:e}}", [".a{@media one{b:c}}", ".a p{@media one{d:e}}"]],
    ["@media one{@supports (d:e){.a{b:c}}}", [".a{@media one{@supports (d:e){b:c}}}"]],
    ["", []],
  ])("%s are style rules that keep their order and their conditions", (css, rules) => {
    expect(styleRulesOf(css)).toEqual(rules);
  });
});
