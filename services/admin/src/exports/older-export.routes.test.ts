import { OLDER_EXPORT_COLUMNS } from "@meridian/contracts/admin/export-fields";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import exceljs from "exceljs";
import { describe, expect, it } from "vitest";
import { adminPerTest } from "../testing/admin-per-test.ts";
import { recordsOf } from "../testing/export-calls.ts";

const START = new Date("2026-05-01T12:00:00.000Z");
const admin = adminPerTest({ start: START });

const post = (body: unknown) => admin.send("POST", "/api/export-csv", body);

describe("the older export", () => {
  it("has the nine fields under its own names", async () => {
    await seedBusinesses(admin.engines, [
      { url: "https://example.org/1" },
      { name: "B", type: undefined, placeId: "b" },
    ]);
    const answer = await post({ selectedFields: Object.keys(OLDER_EXPORT_COLUMNS), countryCode: "all" });
    expect(answer.headers.get("content-disposition")).toContain("businesses_export_2026-05-01.csv");
    const [header, ...rows] = await recordsOf(answer);
    expect(header).toEqual("name,address,phone,category,reviewCount,rating,placeId,countryCode,url".split(","));
    const address = "12 Walnut St, Philadelphia, PA 19106";
    const phone = "+1 215-555-0101";
    const link = "https://example.org/1";
    expect(rows).toContainEqual([
      "Luigi's Pizza",
      address,
      phone,
      "Pizza restaurant",
      "120",
      "4.5",
      "place-0",
      "US",
      link,
    ]);
    expect(rows).toContainEqual(["B", address, phone, "restaurants", "120", "4.5", "b", "US", ""]);
  });

  it("exports one country, also as a workbook", async () => {
    await seedBusinesses(admin.engines, [{}, { name: "Berliner", countryCode: "DE" }]);
    expect(await recordsOf(await post({ selectedFields: ["name"], countryCode: "DE" }))).toEqual([
      ["name"],
      ["Berliner"],
    ]);
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load(await (await post({ selectedFields: ["name"], format: "xlsx" })).arrayBuffer());
    expect(workbook.worksheets[0]?.rowCount).toBe(3);
  });

  it.each([[{ selectedFields: [] }], [{ selectedFields: ["secret"] }], [{}], [[]]])(
    "with %j is rejected",
    async (body) => {
      expect((await post(body)).status).toBe(400);
    },
  );
});
