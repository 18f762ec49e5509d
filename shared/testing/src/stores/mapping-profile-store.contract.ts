import type { MappingProfile } from "@meridian/contracts/imports/import-mapping";
import { describe, expect, it } from "vitest";
import { storesPerTest } from "../stores-per-test.ts";
import type { OpenStores } from "../stores-under-test.ts";

const profile = (letter: string, name: string): MappingProfile => ({
  signature: letter.repeat(64),
  name,
  headers: ["Ünvan", "", "Tel."],
  columnChoices: [
    { column: 0, field: "name" },
    { column: 2, field: null },
  ],
  updatedAt: "2026-03-02T09:00:00.000Z",
  updatedBy: "admin",
});

export function describeMappingProfileStoreContract(engine: string, open: OpenStores): void {
  describe(`mapping profiles on ${engine}`, () => {
    const test = storesPerTest(open);

    it("a profile is found by its headers, replaced whole, and listed by name", async () => {
      const { mappingProfiles } = test.stores;
      expect(await mappingProfiles.get("a".repeat(64))).toBeUndefined();
      await mappingProfiles.put(profile("b", "Ahmedabad"));
      await mappingProfiles.put(profile("a", "Zürich"));
      expect(await mappingProfiles.get("a".repeat(64))).toEqual(profile("a", "Zürich"));
      const ofList = { fileCountry: "DE", businessKind: "none", businessName: "Dr. Simi" };
      const changed = { ...profile("a", "Aachen"), columnChoices: [], ...ofList };
      await mappingProfiles.put(changed);
      expect(await mappingProfiles.list()).toEqual([changed, profile("b", "Ahmedabad")]);
      await mappingProfiles.put(profile("a", "Aachen"));
      expect(await mappingProfiles.get("a".repeat(64))).toEqual(profile("a", "Aachen"));
    });

    it("a removed profile is absent, and removing it again reports that", async () => {
      const { mappingProfiles } = test.stores;
      await mappingProfiles.put(profile("a", "Zürich"));
      expect(await mappingProfiles.remove("a".repeat(64))).toBe(true);
      expect(await mappingProfiles.remove("a".repeat(64))).toBe(false);
      expect(await mappingProfiles.list()).toEqual([]);
    });
  });
}
