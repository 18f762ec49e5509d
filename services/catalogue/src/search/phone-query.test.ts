import { describe, expect, it } from "vitest";
import { phonesOf } from "./phone-query.ts";

describe("a phone number", () => {
  it.each([
    ["+1 305-555-0161", "+13055550161"],
    ["(305) 555-0161", "+13055550161"],
    ["1 305 555 0161", "+13055550161"],
    ["030 123456", "+4930123456"],
    ["+49 (0)30 123456", "+4930123456"],
    ["0049 30 123456", "+4930123456"],
    ["06 1234 5678", "+390612345678"],
    ["8 495 000-06-06", "+74950000606"],
  ])("%s may be %s", (text, phone) => {
    expect(phonesOf(text)).toContain(phone);
  });

  it.each(["", "12345", "pizza 24", "1600 Pennsylvania Ave", "1234567890123456", "52.5200, 13.4050"])(
    "is not read out of %j",
    (text) => {
      expect(phonesOf(text)).toEqual([]);
    },
  );
});
