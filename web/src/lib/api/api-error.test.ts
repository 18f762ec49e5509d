import { ApiError } from "@meridian/contracts/client/api-error";
import { expect, it } from "vitest";
import { errorCodeOf, failureText, isApiFailure, statusLineOf } from "./api-error.ts";

it.each([
  [new ApiError(500, "oops", "Internal Server Error"), "500: oops"],
  [new ApiError(404, "", "Not Found"), "404: Not Found"],
])(
  "the message of a failure is its status, a colon and the body, or the status text without one [public 7.19]",
  (error, message) => {
    expect(error.message).toBe(message);
  },
);

it("a problem document decides the code, otherwise the status", () => {
  const problem = JSON.stringify({ type: "about:blank", title: "x", status: 400, code: "too_large" });
  expect(new ApiError(400, problem).code).toBe("too_large");
  expect(new ApiError(413, "<html>").code).toBe("too_large");
  expect(new ApiError(418, "{broken").code).toBe("invalid_input");
});

it("a failure rendered by the server is parsed from its message", () => {
  const revived = new Error("503: Service Unavailable");
  expect(isApiFailure(revived)).toBe(true);
  expect(errorCodeOf(revived)).toBe("unavailable");
  expect(statusLineOf(revived)).toBe("HTTP 503: Service Unavailable");
  expect([isApiFailure(new Error("boom")), errorCodeOf(new Error("boom")), statusLineOf("boom")]).toEqual([
    false,
    "internal",
    undefined,
  ]);
});

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
