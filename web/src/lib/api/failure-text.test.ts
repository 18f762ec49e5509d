import { ApiError } from "@meridian/contracts/client/api-error";
import { expect, it } from "vitest";
import { failureText } from "./failure-text.ts";

const conflict = JSON.stringify({
  type: "about:blank",
  title: "x",
  status: 409,
  code: "conflict",
  detail: "Bugün olmaz",
});

it.each([
  ["the server's own words", new ApiError(409, conflict), "Bugün olmaz"],
  ["that the server is out of reach", new ApiError(503, ""), "Sunucuya bağlanılamadı. Lütfen tekrar deneyin."],
  ["an error's message", new Error("boom"), "boom"],
  ["Unknown error for anything else [admin 8.26]", "not an error", "Unknown error"],
])("a failure shows %s", (_title, error, text) => {
  expect(failureText(error)).toBe(text);
});
