import { expect, it } from "vitest";
import { checkConfiguredPassword } from "./configured-password.ts";

const check = (ADMIN_PASSWORD?: string) => checkConfiguredPassword({ ADMIN_USERNAME: "boss", ADMIN_PASSWORD });

it.each([
  ["short", "x7!Lq2#vR9p", "ADMIN_PASSWORD must have at least 12 characters"],
  ["a common one", "password123456", "ADMIN_PASSWORD is too easy to guess"],
  ["the name", "bossbossboss", "ADMIN_PASSWORD is too easy to guess"],
])("a configured password that is %s ends the start with the rule it breaks", async (_title, password, message) => {
  await expect(check(password)).rejects.toMatchObject({
    name: "ConfigError",
    message: expect.stringContaining(message),
  });
});

it("a strong configured password is accepted, and so is none", async () => {
  await check("three ferries at dawn");
  await check();
});
