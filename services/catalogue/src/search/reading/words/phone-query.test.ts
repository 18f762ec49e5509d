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
    ["tel: +49-30-123456", "+4930123456"],
    ["Tel. 030/123456", "+4930123456"],
    ["☎ 030 123456", "+4930123456"],
    ["call 305 555 0161", "+13055550161"],
    ["電話03-1234-5678", "+81312345678"],
    ["０３−１２３４−５６７８", "+81312345678"],
    ["٠٥٠ ١٢٣ ٤٥٦٧", "+966501234567"],
    ["۰۲۱ ۱۲۳۴ ۵۶۷۸", "+982112345678"],
  ])("%s may be %s", (text, phone) => {
    expect(phonesOf(text)).toContain(phone);
  });

  it("with a plus is one number in any notation", () => {
    for (const text of ["+49 30 123456", " +49-30/123.456 ", "+49 (0)30 123456", "+49 (30) 123–456"]) {
      expect(phonesOf(text)).toEqual(["+4930123456"]);
    }
  });

  it("with two zeros is first tried as an international one", () => {
    expect(phonesOf("0049 30 123456")[0]).toBe("+4930123456");
    expect(phonesOf("49 30 123456")[0]).toBe("+4930123456");
  });

  it("is read for every country, with and without leading zeros", () => {
    const numbers = phonesOf("0030 1234567");
    expect(numbers).toContain("+4900301234567");
    expect(numbers).toContain("+49301234567");
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const code of ["1", "7", "44", "90", "358", "998"]) expect(numbers).toContain(`+${code}301234567`);
  });

  it("has seven to fifteen digits", () => {
    expect(phonesOf("123456")).toEqual([]);
    expect(phonesOf("1234567")).not.toEqual([]);
    expect(phonesOf("123456789012345")).not.toEqual([]);
  });

  it("is Russian only with ten digits behind the eight", () => {
    const russian = (text: string) => phonesOf(text)[1]?.startsWith("+7") ?? false;
    expect([russian("84950000606"), russian("8495000060"), russian("849500006061"), russian("184950000606")]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it.each([
    "x1234567",
    "1234567x",
    "",
    "12345",
    "pizza 24",
    "1600 Pennsylvania Ave",
    "1234567890123456",
    "52.5200, 13.4050",
  ])("is not read from %j", (text) => {
    expect(phonesOf(text)).toEqual([]);
  });
});
