import { expect, it } from "vitest";
import { SampleChecker, TextIgnorer } from "./stryker-plugins.ts";

const name = (text: string) => ({ type: "Identifier", name: text });
const text = { type: "StringLiteral", value: "x" };
const callOf = (callee: object, ...passed: object[]) => ({ type: "CallExpression", callee, arguments: passed });
const member = (object: object, property: string) => ({ type: "MemberExpression", object, property: name(property) });

it.each([
  ["logger.warn(…)", callOf(member(name("logger"), "warn")), "log line"],
  ["options.logger.info(…)", callOf(member(member(name("options"), "logger"), "info")), "log line"],
  ["logger.child(…)", callOf(member(name("logger"), "child")), undefined],
  ["other.warn(…)", callOf(member(name("other"), "warn")), undefined],
  ["warn(…)", callOf(name("warn")), undefined],
])("the call %s is %s", (_title, node, reason) => {
  expect(new TextIgnorer().shouldIgnore({ node })).toBe(reason);
});

it.each([
  ["notFound", [text], "wording of an error"],
  ["ImportError", [text], "wording of an error"],
  ["slugify", [text], undefined],
  ["conflict", [name("x"), text], undefined],
])("the text in %s(%j) is %s", (maker, passed, reason) => {
  expect(new TextIgnorer().shouldIgnore({ node: text, parent: callOf(name(maker), ...passed) })).toBe(reason);
});

it("the text in schema.describe(…) is help text of a setting", () => {
  const parent = callOf(member(name("schema"), "describe"), text);
  expect(new TextIgnorer().shouldIgnore({ node: text, parent })).toBe("help text of a setting");
});

it.each([
  ["help", "help text of a metric"],
  ["name", undefined],
])("the text of the property %s is %s", (key, reason) => {
  const parent = { type: "ObjectProperty", key: name(key), value: text };
  expect(new TextIgnorer().shouldIgnore({ node: text, parent })).toBe(reason);
});

it("only the mutants of the sample run, and all without a sample", async () => {
  const mutants = [{ id: "1" }, { id: "2" }];
  const passed = async (checker: SampleChecker) =>
    Object.values(await checker.check(mutants)).map(({ status }) => status);
  expect(await passed(new SampleChecker({ mutantSample: ["2"] }))).toEqual(["compileError", "passed"]);
  expect(await passed(new SampleChecker({}))).toEqual(["passed", "passed"]);
});
