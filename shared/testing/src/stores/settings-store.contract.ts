import { MAX_SETTINGS_VERSIONS, MAX_SNIPPET_LENGTH } from "@meridian/contracts/site/site-settings";
import { describe, expect, it } from "vitest";
import { makeSettings } from "../site-records.ts";
import { storesPerTest } from "../stores-per-test.ts";
import type { OpenStores } from "../stores-under-test.ts";

export function describeSettingsStoreContract(engine: string, open: OpenStores): void {
  describe(`site settings on ${engine}`, () => {
    const test = storesPerTest(open);

    it("are empty and switched on before the first save", async () => {
      const { settings } = test.stores;
      expect(await settings.current()).toMatchObject({ version: 0, head_tags: "", isEnabled: true, savedBy: null });
      expect(await settings.list(10)).toEqual([]);
    });

    it("keep every version unchanged, the newest first, in every process", async () => {
      const second = await test.openSecond();
      const text = `<script>"ğ\\u2028"</script>`.padEnd(MAX_SNIPPET_LENGTH, "ş");
      const versions = [makeSettings(1), makeSettings(2, { footer_tags: text, isEnabled: false, savedBy: "root" })];
      for (const version of versions) await test.stores.settings.append(version);
      expect(await second.settings.current()).toEqual(versions[1]);
      expect(await second.settings.list(10)).toEqual(versions.toReversed());
      expect(await second.settings.list(1)).toEqual([versions[1]]);
    });

    it("include the time of the last backup, which is unknown before the first", async () => {
      const second = await test.openSecond();
      expect(await second.backups.lastAt()).toBeUndefined();
      for (const day of [1, 2]) await test.stores.backups.put(new Date(Date.UTC(2026, 4, day)));
      expect(await second.backups.lastAt()).toEqual(new Date(Date.UTC(2026, 4, 2)));
    });

    it("accept each number once, the first to come", async () => {
      const second = await test.openSecond();
      const rivals = [test.stores, second].map(({ settings }, index) =>
        settings.append(makeSettings(1, { savedBy: `admin ${index}` })),
      );
      const outcomes = await Promise.allSettled(rivals);
      const refused = outcomes.filter((outcome) => outcome.status === "rejected");
      expect(refused.map(({ reason }) => reason)).toEqual([expect.objectContaining({ code: "conflict" })]);
      expect(await second.settings.list(10)).toHaveLength(1);
    });

    it("delete the oldest version beyond the limit", async () => {
      const { settings } = test.stores;
      for (let version = 1; version <= MAX_SETTINGS_VERSIONS + 2; version++) {
        await settings.append(makeSettings(version));
      }
      const kept = await settings.list(1_000);
      expect(kept).toHaveLength(MAX_SETTINGS_VERSIONS);
      expect(kept.at(-1)?.version).toBe(3);
    });
  });
}
