import { HOUR_MS, MINUTE_MS } from "@meridian/contracts/durations";
import type { Engines } from "@meridian/engines/engines";
import type { StoredSession } from "@meridian/ports/access/session-store";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TestClock } from "../stores-under-test.ts";

type SharedState = Pick<Engines, "sessions" | "rateLimits" | "datasetVersion">;

/** The sessions, attempt counters and dataset version that processes share, with their own data. */
export interface SharedStateUnderTest {
  stores: SharedState;
  clock: TestClock;
  openSecond(): Promise<SharedState>;
  close(): Promise<void>;
}

/** Sessions, attempt counters and the dataset version. */
export function describeSharedStateContract(engine: string, open: () => Promise<SharedStateUnderTest>): void {
  let test: SharedStateUnderTest;
  const openAndClose = () => {
    beforeEach(async () => {
      test = await open();
    });
    afterEach(() => test.close());
  };

  function session(tokenHash: string, lifetimeMs = HOUR_MS): StoredSession {
    const now = test.clock.now();
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    return { tokenHash, username: "admin", credentialVersion: 1, createdAt: now, lastUsedAt: now, expiresAt };
  }

  describe(`sessions on ${engine}`, () => {
    openAndClose();

    it("a session is found as it was stored until it expires", async () => {
      const { sessions } = test.stores;
      const stored = { ...session("a"), address: "192.0.2.1", userAgent: "Browser/1 (ü)" };
      await sessions.create(stored);
      expect(await sessions.find("a")).toEqual(stored);
      expect(await sessions.find("b")).toBeUndefined();
      test.clock.advance(HOUR_MS - 1);
      expect(await sessions.find("a")).toBeDefined();
      test.clock.advance(1);
      expect(await sessions.find("a")).toBeUndefined();
    });

    it("use prolongs a live session, and revives no expired one", async () => {
      const { sessions } = test.stores;
      await sessions.create(session("a"));
      test.clock.advance(HOUR_MS / 2);
      const now = test.clock.now();
      await sessions.touch("a", now, new Date(now.getTime() + HOUR_MS));
      test.clock.advance(HOUR_MS - 1);
      expect(await sessions.find("a")).toMatchObject({ lastUsedAt: now });
      test.clock.advance(1);
      await sessions.touch("a", test.clock.now(), new Date(test.clock.now().getTime() + HOUR_MS));
      expect(await sessions.find("a")).toBeUndefined();
    });

    it("live sessions are listed, the last used first, in every process", async () => {
      const second = await test.openSecond();
      const { sessions } = test.stores;
      expect(await sessions.list()).toEqual([]);
      for (const token of ["a", "b", "c"]) {
        await sessions.create({ ...session(token, token === "c" ? MINUTE_MS : HOUR_MS), address: `192.0.2.${token}` });
        test.clock.advance(1000);
      }
      await sessions.touch("a", test.clock.now(), new Date(test.clock.now().getTime() + HOUR_MS));
      const tokens = async () => (await second.sessions.list()).map(({ tokenHash }) => tokenHash);
      expect(await tokens()).toEqual(["a", "c", "b"]);
      expect((await second.sessions.list())[0]).toEqual(await sessions.find("a"));
      await sessions.revoke("b");
      expect(await tokens()).toEqual(["a", "c"]);
      test.clock.advance(MINUTE_MS);
      expect(await tokens()).toEqual(["a"]);
      await sessions.revokeAll();
      expect(await tokens()).toEqual([]);
    });

    it("a revoked session is invalid in every process", async () => {
      const second = await test.openSecond();
      const { sessions } = test.stores;
      for (const token of ["a", "b", "c"]) await sessions.create(session(token));
      await sessions.revoke("a");
      expect([await second.sessions.find("a"), (await second.sessions.find("b"))?.tokenHash]).toEqual([undefined, "b"]);
      await sessions.revokeAll();
      expect([await second.sessions.find("b"), await second.sessions.find("c")]).toEqual([undefined, undefined]);
    });
  });

  describe(`rate limits on ${engine}`, () => {
    openAndClose();

    it("counts attempts in a window that does not move, in every process together", async () => {
      const second = await test.openSecond();
      const { rateLimits } = test.stores;
      const resetsAt = new Date(test.clock.now().getTime() + MINUTE_MS);
      expect(await rateLimits.hit("login:1.2.3.4", MINUTE_MS)).toEqual({ count: 1, resetsAt });
      test.clock.advance(MINUTE_MS / 2);
      expect(await second.rateLimits.hit("login:1.2.3.4", MINUTE_MS)).toEqual({ count: 2, resetsAt });
      expect(await rateLimits.hit("login:other", MINUTE_MS)).toMatchObject({ count: 1 });
      expect(await rateLimits.get("login:1.2.3.4")).toEqual({ count: 2, resetsAt });
    });

    it("every window that ended starts again, however many there were", async () => {
      const { rateLimits } = test.stores;
      const keys = Array.from({ length: 40 }, (_, index) => `visitor ${100 + index}`);
      for (const key of keys) await rateLimits.hit(key, MINUTE_MS);
      test.clock.advance(MINUTE_MS);
      for (const key of keys.reverse()) expect(await rateLimits.hit(key, MINUTE_MS)).toMatchObject({ count: 1 });
    });

    it("a window ends by the clock of the stores and by no other", async () => {
      const { rateLimits } = test.stores;
      for (let hit = 1; hit < 50; hit++) await rateLimits.hit("a", 1);
      expect(await rateLimits.hit("a", 1)).toMatchObject({ count: 50 });
    });

    it("a window that ended is deleted", async () => {
      const { rateLimits } = test.stores;
      await rateLimits.hit("a", MINUTE_MS);
      await rateLimits.hit("a", MINUTE_MS);
      test.clock.advance(MINUTE_MS);
      expect(await rateLimits.get("a")).toBeUndefined();
      expect(await rateLimits.hit("a", MINUTE_MS)).toMatchObject({ count: 1 });
      await rateLimits.reset("a");
      expect(await rateLimits.get("a")).toBeUndefined();
    });
  });

  describe(`the dataset version on ${engine}`, () => {
    openAndClose();

    it("rises by every raise and is announced to other processes", async () => {
      const second = await test.openSecond();
      const before = await second.datasetVersion.current();
      let stop = () => {};
      const seen = new Promise<number>((resolve) => {
        stop = second.datasetVersion.watch(resolve);
      });
      const raised = await test.stores.datasetVersion.raise();
      expect(raised).toBeGreaterThan(before);
      expect(await seen).toBe(raised);
      stop();
      expect(await second.datasetVersion.current()).toBe(raised);
    });
  });
}
