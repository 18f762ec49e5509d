import { expect, it } from "vitest";
import { checkAnswer } from "./check-answer.ts";

it("an answer that breaks its contract is rejected, with the call and the field", () => {
  expect(() => checkAnswer("GET", "/api/admin/session", { username: 7 })).toThrow(
    /GET \/api\/admin\/session breaks its contract.*username/s,
  );
});

it("an answer is compared with the endpoint of its literal path, not with a parameter that would match", () => {
  expect(() => checkAnswer("GET", "/api/admin/imports/profiles?x=1", [])).not.toThrow();
  expect(() => checkAnswer("GET", "/api/admin/imports/some-id", [])).toThrow("/api/admin/imports/:id");
  expect(() => checkAnswer("GET", "/api/suggest?q=a", { businesses: [], categories: [], places: [] })).not.toThrow();
});

it("an unknown call is rejected", () => {
  expect(() => checkAnswer("PUT", "/api/suggest", {})).toThrow("no contract has PUT /api/suggest");
  expect(() => checkAnswer("GET", "/api/admin/templateXcsv", {})).toThrow("no contract has");
});
