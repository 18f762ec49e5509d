import type { InboxItem } from "@meridian/contracts/site/contact";
import { inboxPlaceText, parseInboxPlace } from "@meridian/domain/inbox-place";
import type { InboxFilter } from "@meridian/ports/site/contact-store";
import { describe, expect, it } from "vitest";
import { makeMessage, makeReport } from "../site-records.ts";
import { storesPerTest } from "../stores-per-test.ts";
import type { OpenStores } from "../stores-under-test.ts";

const minute = (n: number) => new Date(Date.UTC(2026, 2, 2, 9, n)).toISOString();
const EVERYTHING: InboxFilter = { isSuspect: false };

export function describeContactStoreContract(engine: string, open: OpenStores): void {
  describe(`the inbox on ${engine}`, () => {
    const test = storesPerTest(open);

    const idsOf = async (filter: InboxFilter, limit = 100) =>
      (await test.stores.inbox.list({ ...filter, limit })).map(({ id }) => id);

    async function fill(): Promise<InboxItem[]> {
      const items = [
        makeMessage("a", { receivedAt: minute(1) }),
        makeReport("b", { receivedAt: minute(2), reason: "other", message: "It moved.", email: "q@example.org" }),
        makeMessage("c", { receivedAt: minute(2) }),
        makeMessage("d", { receivedAt: minute(3), isSuspect: true }),
        makeReport("e", { receivedAt: minute(4) }),
      ];
      for (const item of items) await test.stores.inbox.add(item);
      return items;
    }

    it("returns every item unchanged, and once however often it is added", async () => {
      const items = await fill();
      const second = await test.openSecond();
      for (const item of items) await second.inbox.add(item);
      const listed = [EVERYTHING, { isSuspect: true }].map((filter) => second.inbox.list({ ...filter, limit: 100 }));
      const stored = (await Promise.all(listed)).flat();
      expect(stored).toHaveLength(items.length);
      expect(stored).toEqual(expect.arrayContaining(items));
    });

    it("lists the newest first, by kind and state, suspected spam apart", async () => {
      await fill();
      await test.stores.inbox.setState(["c"], { state: "read", at: test.clock.now(), by: "admin" });
      expect(await idsOf(EVERYTHING)).toEqual(["e", "c", "b", "a"]);
      expect(await idsOf({ isSuspect: true })).toEqual(["d"]);
      expect(await idsOf({ isSuspect: false, kind: "report" })).toEqual(["e", "b"]);
      expect(await idsOf({ isSuspect: false, kind: "message", state: "new" })).toEqual(["a"]);
      expect(await idsOf({ isSuspect: false, state: "read" })).toEqual(["c"]);
    });

    it("pages of any size contain each item once, also those of one moment", async () => {
      await fill();
      for (const limit of [1, 2, 3]) {
        const seen: string[] = [];
        let after: ReturnType<typeof parseInboxPlace>;
        for (;;) {
          const items = await test.stores.inbox.list({ ...EVERYTHING, after, limit });
          const last = items.at(-1);
          if (last === undefined) break;
          seen.push(...items.map(({ id }) => id));
          after = parseInboxPlace(inboxPlaceText(last));
        }
        expect(seen).toEqual(["e", "c", "b", "a"]);
      }
    });

    it("a changed state says when and by whom, and is counted", async () => {
      await fill();
      const at = test.clock.now();
      const { inbox } = test.stores;
      expect(await inbox.setState(["a", "b", "unknown"], { state: "answered", at, by: "admin" })).toBe(2);
      const changed = { state: "answered", changedAt: at.toISOString(), changedBy: "admin" };
      expect((await inbox.list({ ...EVERYTHING, limit: 100 })).at(-1)).toMatchObject({ id: "a", ...changed });
      expect(await inbox.countByState()).toEqual({ new: 2, read: 0, answered: 2, closed: 0 });
    });

    it("lists what is due to be mailed, the oldest first, and not what was mailed or given up", async () => {
      const { inbox } = test.stores;
      for (const n of [3, 1, 2]) await inbox.add(makeMessage(`m${n}`, { mail: "waiting", receivedAt: minute(n) }));
      await inbox.add(makeMessage("off"));
      const waiting = async () => (await inbox.listToMail(10)).map(({ id }) => id);
      expect(await waiting()).toEqual(["m1", "m2", "m3"]);
      expect(await inbox.listToMail(1)).toHaveLength(1);
      await inbox.noteMail("m1", "sent", 1);
      await inbox.noteMail("m2", "failed", 9);
      await inbox.noteMail("m3", "waiting", 4);
      await inbox.noteMail("unknown", "sent", 1);
      expect(await waiting()).toEqual(["m3"]);
      const [, second] = await inbox.list({ ...EVERYTHING, limit: 3 });
      expect(second).toMatchObject({ id: "m2", mail: "failed", mailAttempts: 9, state: "new" });
    });

    it("erases by id or by age, the oldest first", async () => {
      await fill();
      const { inbox } = test.stores;
      expect(await inbox.erase(["e", "unknown"])).toBe(1);
      expect(await idsOf(EVERYTHING)).not.toContain("e");
      expect(await inbox.eraseBefore(new Date(minute(2)), 10)).toBe(1);
      expect(await inbox.eraseBefore(new Date(minute(60)), 2)).toBe(2);
      expect(await idsOf({ isSuspect: true })).toEqual(["d"]);
      expect(await inbox.eraseBefore(new Date(minute(60)), 2)).toBe(1);
      expect(await inbox.eraseBefore(new Date(minute(60)), 2)).toBe(0);
    });
  });
}
