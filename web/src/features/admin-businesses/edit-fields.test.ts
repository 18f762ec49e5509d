import type { AdminBusiness } from "@meridian/contracts/businesses/admin-businesses";
import { makeFields } from "@meridian/testing/business-factory";
import { describe, expect, it } from "vitest";
import { changedFields, draftOf, EDIT_FIELD_NAMES, EDIT_GROUPS, serverProblems, textsOf } from "./edit-fields.ts";

const business: AdminBusiness = {
  ...makeFields({ name: "Deniz Kahve", subtypes: ["Cafe", "Bakery"] }),
  id: "a".repeat(16),
  slug: "deniz-kahve",
  isApproved: true,
  popularity: 0,
  lockedFields: [],
  revision: 1,
  createdAt: "2026-05-01T12:00:00.000Z",
  updatedAt: "2026-05-01T12:00:00.000Z",
};
const before = textsOf(business);

describe("the edit form", () => {
  it("shows every field that can be edited once", () => {
    expect(EDIT_GROUPS.flatMap(({ fields }) => fields).toSorted()).toEqual(EDIT_FIELD_NAMES.toSorted());
  });

  it("sends only changes, in the types of the call", () => {
    const texts = { ...before, rating: "4,7", subtypes: "Cafe, Wine bar,", verified: "false", phone: "" };
    const changed = changedFields(texts, before);
    expect(changed).toEqual(["subtypes", "verified", "phone", "rating"]);
    expect(draftOf(texts, changed)).toEqual({
      isValid: true,
      fields: { rating: "4.7", subtypes: ["Cafe", "Wine bar"], verified: false, phone: null },
    });
  });

  it("names the problem of each field at once", () => {
    const texts = {
      ...before,
      name: "",
      website: "javascript:alert(1)",
      latitude: "120",
      hours: "morgens\n\n\n\n\n\n",
    };
    const draft = draftOf(texts, changedFields(texts, before));
    expect(draft.isValid).toBe(false);
    if (!draft.isValid)
      expect(Object.keys(draft.problems).toSorted()).toEqual(["hours", "latitude", "name", "website"]);
  });

  it("finds the field of a problem from the server", () => {
    const issues = [
      { path: "body.fields.website", message: "no" },
      { path: "body.fields.subtypes.3", message: "long" },
      { path: "body.revision", message: "old" },
    ];
    expect(serverProblems(issues)).toEqual({ website: "no", subtypes: "long" });
  });
});
