import { DAY_MS } from "@meridian/contracts/durations";
import { expect, it } from "vitest";
import { DEVICE_MAX_MS, findDeviceId, makeDeviceToken } from "./device-token.ts";

const AT = new Date("2026-05-01T12:00:00.000Z");
const ACCOUNT = { username: "admin", passwordHash: "scrypt$a" };
const later = (ms: number) => new Date(AT.getTime() + ms);

it("a token identifies its browser for 180 days, under another id after each login", () => {
  const token = makeDeviceToken(ACCOUNT, AT);
  const id = findDeviceId(token, ACCOUNT, AT);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(findDeviceId(token, ACCOUNT, later(DEVICE_MAX_MS - 1))).toBe(id);
  expect(findDeviceId(token, ACCOUNT, later(DEVICE_MAX_MS))).toBeUndefined();
  expect(findDeviceId(makeDeviceToken(ACCOUNT, AT), ACCOUNT, AT)).not.toBe(id);
  expect(DEVICE_MAX_MS).toBe(180 * DAY_MS);
});

it("a token is void after a password change, and for another name", () => {
  const token = makeDeviceToken(ACCOUNT, AT);
  expect(findDeviceId(token, { ...ACCOUNT, passwordHash: "scrypt$b" }, AT)).toBeUndefined();
  expect(findDeviceId(token, { ...ACCOUNT, username: "root" }, AT)).toBeUndefined();
});

it("a token with any part changed is void", () => {
  const [expiry = "", nonce = "", signature = ""] = makeDeviceToken(ACCOUNT, AT).split(".");
  const prolonged = String(Number(expiry) + 1);
  const forged = [
    [prolonged, nonce, signature],
    [expiry, "A".repeat(22), signature],
    [expiry, nonce, "A".repeat(43)],
    [expiry, nonce],
    [expiry, nonce, `${signature}A`],
    [`x${expiry}`, nonce, signature],
  ];
  for (const parts of forged) expect(findDeviceId(parts.join("."), ACCOUNT, AT)).toBeUndefined();
});
