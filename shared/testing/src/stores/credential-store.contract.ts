import { describe, expect, it } from "vitest";
import { storesPerTest } from "../stores-per-test.ts";
import type { OpenStores } from "../stores-under-test.ts";

export function describeCredentialStoreContract(engine: string, open: OpenStores): void {
  describe(`the credential on ${engine}`, () => {
    const test = storesPerTest(open);

    it("is stored first only once, and every change is the next version", async () => {
      const { credentials } = test.stores;
      expect(await credentials.get()).toBeUndefined();
      const first = { username: "admin", passwordHash: "h1" };
      expect(await credentials.putFirst(first)).toEqual({ ...first, version: 1 });
      expect(await credentials.putFirst({ username: "eve", passwordHash: "h2" })).toEqual({ ...first, version: 1 });
      expect(await credentials.put({ username: "admin", passwordHash: "h3" })).toMatchObject({ version: 2 });
      expect(await credentials.get()).toEqual({ username: "admin", passwordHash: "h3", version: 2 });
    });
  });
}
