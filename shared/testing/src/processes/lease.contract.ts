import type { Lease } from "@meridian/ports/imports/lease";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TestClock } from "../stores-under-test.ts";

const LONG_MS = 60_000;
const SHORT_MS = 40;
const UNTIL_ENDED = { timeout: 5_000, interval: 10 };

/** The leases of two processes with their own data. */
export interface LeasesUnderTest {
  stores: { leases: Lease };
  clock: TestClock;
  openSecond(): Promise<{ leases: Lease }>;
  close(): Promise<void>;
}

/** Some engines use their own clock, others the test's; both are advanced. */
export function describeLeaseContract(engine: string, open: () => Promise<LeasesUnderTest>): void {
  describe(`leases on ${engine}`, () => {
    let test: LeasesUnderTest;
    let one: Lease;
    let other: Lease;
    beforeEach(async () => {
      test = await open();
      one = test.stores.leases;
      other = (await test.openSecond()).leases;
    });
    afterEach(() => test.close());

    it("one holder at a time has a lease, in whichever process, and may take it again", async () => {
      expect(await one.acquire("rebuild", "a", LONG_MS)).toBe(true);
      expect(await other.acquire("rebuild", "b", LONG_MS)).toBe(false);
      expect(await one.acquire("rebuild", "a", LONG_MS)).toBe(true);
      expect(await other.acquire("compact", "b", LONG_MS)).toBe(true);
    });

    it("exactly one of many concurrent callers gets it", async () => {
      const attempts = Array.from({ length: 20 }, (_, n) =>
        (n % 2 === 0 ? one : other).acquire("rebuild", `h${n}`, LONG_MS),
      );
      expect((await Promise.all(attempts)).filter((isMine) => isMine)).toHaveLength(1);
    });

    it("only its holder releases it, and then it is free", async () => {
      await one.acquire("rebuild", "a", LONG_MS);
      await other.release("rebuild", "b");
      expect(await other.acquire("rebuild", "b", LONG_MS)).toBe(false);
      await one.release("rebuild", "a");
      expect(await other.acquire("rebuild", "b", LONG_MS)).toBe(true);
    });

    it("expires; its former holder can then neither renew nor release it", async () => {
      await one.acquire("rebuild", "a", SHORT_MS);
      test.clock.advance(SHORT_MS);
      await expect.poll(() => other.acquire("rebuild", "b", LONG_MS), UNTIL_ENDED).toBe(true);
      expect(await one.renew("rebuild", "a", LONG_MS)).toBe(false);
      await one.release("rebuild", "a");
      expect(await one.acquire("rebuild", "a", LONG_MS)).toBe(false);
    });

    it("an expired lease is not renewed even if nobody took it", async () => {
      await one.acquire("rebuild", "a", SHORT_MS);
      test.clock.advance(SHORT_MS);
      await expect.poll(() => one.renew("rebuild", "a", SHORT_MS / 4), UNTIL_ENDED).toBe(false);
    });

    it("is renewed by its holder", async () => {
      await one.acquire("rebuild", "a", LONG_MS);
      expect(await one.renew("rebuild", "a", 2 * LONG_MS)).toBe(true);
      test.clock.advance(LONG_MS);
      expect(await other.acquire("rebuild", "b", LONG_MS)).toBe(false);
      expect(await one.renew("rebuild", "b", LONG_MS)).toBe(false);
    });
  });
}
