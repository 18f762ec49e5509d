import { openTestEngines, type TestEngines } from "@meridian/testing/open-test-engines";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ensureAdminCredential } from "./ensure-credential.ts";
import { verifyPassword } from "./password.ts";

const QUICK = { N: 2 ** 10, r: 8, p: 1 };
let engines: TestEngines;

beforeEach(async () => {
  engines = await openTestEngines();
});
afterEach(() => engines.close());

const ensure = (username: string, password?: string) =>
  ensureAdminCredential(engines.credentials, { username, password }, QUICK);

async function stored() {
  const credential = await engines.credentials.get();
  if (credential === undefined) throw new Error("nothing is stored");
  return credential;
}

describe("the administrator's credential", () => {
  it("is generated and printed once at the first start, and kept after that", async () => {
    const { createdPassword = "" } = await ensure("admin");
    expect(createdPassword).toMatch(/^[A-Za-z0-9]{20}$/);
    const { version, passwordHash } = await stored();
    expect(await verifyPassword(createdPassword, passwordHash)).toBe(true);
    expect(await ensure("admin")).toEqual({ username: "admin" });
    expect((await stored()).version).toBe(version);
  });

  it("is printed by the one of two concurrent first starts whose password is stored", async () => {
    const printed = (await Promise.all([ensure("admin"), ensure("admin")])).flatMap(
      ({ createdPassword }) => createdPassword ?? [],
    );
    expect(printed).toHaveLength(1);
    expect(await verifyPassword(printed[0] ?? "", (await stored()).passwordHash)).toBe(true);
  });

  it("follows the configuration, ending sessions only when something changed", async () => {
    await ensure("admin", "first password");
    const { version } = await stored();
    await ensure("admin", "first password");
    expect((await stored()).version).toBe(version);
    await ensure("admin", "second password");
    expect((await stored()).version).toBeGreaterThan(version);
    expect(await verifyPassword("second password", (await stored()).passwordHash)).toBe(true);
  });

  it("keeps its password when only the name changes", async () => {
    await ensure("admin", "a password");
    await ensure("boss");
    const { username, passwordHash } = await stored();
    expect([username, await verifyPassword("a password", passwordHash)]).toEqual(["boss", true]);
  });
});
