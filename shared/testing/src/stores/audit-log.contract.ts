import type { AuditFilter } from "@meridian/ports/site/audit-log";
import { beforeEach, describe, expect, it } from "vitest";
import { storesPerTest } from "../stores-per-test.ts";
import type { OpenStores } from "../stores-under-test.ts";

const AT = Date.parse("2026-03-02T09:00:00.000Z");

/** Reading the record of admin actions. */
export function describeAuditLogContract(engine: string, open: OpenStores): void {
  describe(`audit log on ${engine}`, () => {
    const test = storesPerTest(open);
    beforeEach(async () => {
      const actions = ["session.opened", "business.edited", "business.deleted", "export.started", "business.edited"];
      for (const [at, action] of actions.entries()) {
        await test.stores.auditLog.append({
          at: new Date(AT + at * 1000),
          actor: at === 3 ? "eve" : "admin",
          action,
          subject: `s${at % 2}`,
          details: { at, before: { name: "A" } },
        });
      }
    });

    async function actionsOf(filter: AuditFilter): Promise<string[]> {
      const entries = await test.stores.auditLog.page({ filter, limit: 10 });
      return entries.map(({ details }) => String(details?.at));
    }

    it("comes newest first, page by page, each entry once", async () => {
      const { auditLog } = test.stores;
      const met: unknown[] = [];
      for (let after: string | undefined, more = true; more; ) {
        const entries = await auditLog.page({ after, limit: 2 });
        met.push(...entries.map(({ details }) => details?.at));
        after = entries.at(-1)?.id;
        more = entries.length === 2;
      }
      expect(met).toEqual([4, 3, 2, 1, 0]);
      const [newest] = await auditLog.page({ limit: 1 });
      expect(newest).toMatchObject({
        at: new Date(AT + 4000),
        actor: "admin",
        action: "business.edited",
        subject: "s0",
        details: { at: 4, before: { name: "A" } },
      });
      const bare = { at: new Date(AT), actor: "admin", action: "session.closed" };
      await auditLog.append(bare);
      expect(await auditLog.page({ limit: 1 })).toEqual([{ id: expect.any(String), ...bare }]);
    });

    it("is filtered by actor, action, subject and time", async () => {
      expect(await actionsOf({ actor: "eve" })).toEqual(["3"]);
      expect(await actionsOf({ action: "business" })).toEqual(["4", "2", "1"]);
      expect(await actionsOf({ action: "business.edited" })).toEqual(["4", "1"]);
      expect(await actionsOf({ action: "busi" })).toEqual([]);
      expect(await actionsOf({ action: "business.edited", subject: "s1" })).toEqual(["1"]);
      expect(await actionsOf({ from: new Date(AT + 1000), before: new Date(AT + 3000) })).toEqual(["2", "1"]);
    });
  });
}
