import { expect, it } from "vitest";
import { canonicalAddress } from "./page-address.ts";

it.each([
  ["/", undefined],
  ["/?q=Pizza", undefined],
  ["/categories", undefined],
  ["/categories/", "/categories"],
  ["/categories///", "/categories"],
  ["/Categories/Pizza-Restaurant?page=2", "/categories/pizza-restaurant?page=2"],
  ["/countries/C%C3%B4te", "/countries/c%C3%B4te"],
  ["/countries/c%C3%B4te", undefined],
  ["//evil.example/", "/evil.example"],
  ["/\\evil.example", "/evil.example"],
])("the page address %s is sent to %s", (url, expected) => {
  expect(canonicalAddress(url)).toBe(expected);
});

it("an address, once made canonical, stays as it is", () => {
  for (const url of ["//A//b/", "/X%2fY/", "/a/?B=/C/"]) {
    const canonical = canonicalAddress(url);
    expect(canonical === undefined ? undefined : canonicalAddress(canonical)).toBeUndefined();
  }
});
