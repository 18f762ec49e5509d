import { describe, expect, it } from "vitest";
import { readPhone } from "./phone.ts";

describe("phones", () => {
  it.each([
    ["+1 215-555-0101", "US", "+1 215-555-0101", "+12155550101"],
    ["(215) 555-0101", "US", "+1 215-555-0101", "+12155550101"],
    ["+41 44 380 21 81", "CH", "+41 44 380 21 81", "+41443802181"],
    ["+49 (0)30 901820", "DE", "+49 30 901820", "+4930901820"],
    ["0212 555 01 01", "TR", "+90 212 555 01 01", "+902125550101"],
    ["0049 30 901820", "TR", "+49 30 901820", "+4930901820"],
    ["Tel: +39 06 6982", "IT", "+39 06 6982", "+39066982"],
    [919876543210, "IN", "+91 98765 43210", "+919876543210"],
    ["+41 44 380 21 81; +41 44 380 21 82", "CH", "+41 44 380 21 81", "+41443802181"],
  ])("%j in %s is %s", (cell, country, phone, phoneE164) => {
    expect(readPhone(cell, country)).toEqual({ phone, phoneE164 });
  });

  it("that cannot be parsed are kept as written", () => {
    expect(readPhone("ext 4711", undefined)).toEqual({ phone: "ext 4711" });
    expect(readPhone("555-0101", undefined)).toEqual({ phone: "555-0101" });
  });

  it.each(["9.18E+11", "call us", "None", true])("%j is none", (cell) => {
    expect(readPhone(cell, "IN")).toBeUndefined();
  });
});
