import { ALL_FIELDS, CHECK_HEADER, DIALOG_FIELDS } from "@meridian/contracts/admin/export-fields";
import { HOUR_MS } from "@meridian/contracts/durations";
import { problemSchema } from "@meridian/contracts/problem";
import { makeFields } from "@meridian/testing/business-factory";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import exceljs from "exceljs";
import { describe, expect, it } from "vitest";
import { adminPerTest } from "../testing/admin-per-test.ts";
import { auditedExports, getExport, recordsOf } from "../testing/export-calls.ts";

const START = new Date("2026-05-01T12:00:00.000Z");
const admin = adminPerTest({ start: START });

const get = (query: Record<string, string>) => getExport(admin, query);

describe("the export of the dialog", () => {
  it("contains every business with the 27 fields of the specification", async () => {
    expect(DIALOG_FIELDS).toHaveLength(27);
    await seedBusinesses(admin.engines, [{ workingHours: '{"Monday": "9AM-5PM"}', about: "{}" }, { name: "Second" }]);
    const answer = await get({ fields: DIALOG_FIELDS.join(",") });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="businesses_all_0kategoriler_all_20260501-120000.csv"'.replaceAll('"', ""),
    );
    const [header = [], ...rows] = await recordsOf(answer);
    expect(header).toEqual(DIALOG_FIELDS);
    const [stored] = await admin.engines.businesses.findByNamePrefix("Luigi", 1);
    const row = rows.find(([id]) => id === stored?.id) ?? [];
    expect(Object.fromEntries(header.map((name, index) => [name, row[index]]))).toEqual({
      id: stored?.id,
      name: "Luigi's Pizza",
      slug: "luigis-pizza-philadelphia",
      category: "restaurants",
      type: "Pizza restaurant",
      full_address: "12 Walnut St, Philadelphia, PA 19106",
      street: "12 Walnut St",
      city: "Philadelphia",
      postal_code: "19106",
      country: "United States of America",
      country_code: "US",
      phone: "+1 215-555-0101",
      latitude: "39.9478",
      longitude: "-75.1454",
      rating: "4.5",
      reviews: "120",
      reviews_link: "",
      photo: "",
      logo: "",
      located_in: "",
      working_hours: '{"Monday": "9AM-5PM"}',
      verified: "true",
      about: "{}",
      place_id: "place-0",
      created_at: START.toISOString(),
      updated_at: START.toISOString(),
      url: "",
    });
  });

  it("is UTF-8 with BOM and CRLF, with formulas neutralised and phones unchanged", async () => {
    const phone = "+90 212 555 01 01";
    await seedBusinesses(admin.engines, [{ name: '=HYPERLINK("http://x","Ş")', phone, fullAddress: "a\nb, c" }]);
    const bytes = new Uint8Array(await (await get({ fields: "name,phone,full_address" })).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      `name,phone,full_address\r\n"'=HYPERLINK(""http://x"",""Ş"")",${phone},"a\nb, c"\r\n`,
    );
  });

  it("accepts fields in any order, each once, and under the names of the other calls", async () => {
    await seedBusinesses(admin.engines, [{}]);
    const [header, row] = await recordsOf(await get({ fields: "reviewCount,name,placeId,name,fullAddress,createdAt" }));
    expect(header).toEqual(["reviews", "name", "place_id", "full_address", "created_at"]);
    expect(row).toEqual([
      "120",
      "Luigi's Pizza",
      "place-0",
      "12 Walnut St, Philadelphia, PA 19106",
      START.toISOString(),
    ]);
  });

  it("with all fields has a checksum per row", async () => {
    await seedBusinesses(admin.engines, [{}]);
    const [header, row] = await recordsOf(await get({ fields: "all" }));
    expect(header).toEqual([...ALL_FIELDS, CHECK_HEADER]);
    expect(row?.at(-1)).toMatch(/^[\w-]{22}$/);
  });

  it("as a workbook has the same cells, with numbers as numbers and no text as a formula", async () => {
    const rows = [
      { name: "=1+1", phone: "+90 212 555 01 01", rating: 4.5 },
      { name: "'=kept", fullAddress: "_x0041_ \u0001\r\n\u{1F355}" },
    ];
    await seedBusinesses(admin.engines, rows);
    const answer = await get({ fields: "name,phone,rating,verified,full_address", format: "xlsx" });
    expect(answer.headers.get("content-type")).toBe(
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    );
    expect(answer.headers.get("content-disposition")).toContain("_all_20260501-120000.xlsx");
    const workbook = new exceljs.Workbook();
    await workbook.xlsx.load(await answer.arrayBuffer());
    const values: unknown[] = [];
    workbook.worksheets[0]?.eachRow((row) => values.push(row.values));
    expect(values[0]).toEqual([undefined, "name", "phone", "rating", "verified", "full_address"]);
    expect(values).toContainEqual([undefined, "=1+1", "+90 212 555 01 01", 4.5, true, makeFields().fullAddress]);
    expect(values.flatMap((row) => (Array.isArray(row) ? row : []))).toContain("''=kept");
  });

  /** The names of the exported businesses, sorted. */
  async function namesOf(query: Record<string, string>): Promise<string[]> {
    const [header, ...rows] = await recordsOf(await get({ fields: "name", ...query }));
    expect(header).toEqual(["name"]);
    return rows.flat().sort();
  }

  it("selects businesses by countries, categories and days of the admin's time zone", async () => {
    await seedBusinesses(admin.engines, [
      { name: "1", countryCode: "US", type: "Cafe" },
      { name: "2", countryCode: "DE", type: "Cafe" },
      { name: "3", countryCode: "DE", type: "Bars, pubs & clubs" },
      { name: "4", countryCode: "TR", type: "Bakery" },
    ]);
    expect(await namesOf({ countryCode: "DE" })).toEqual(["2", "3"]);
    expect(await namesOf({ countryCode: "de,us" })).toEqual(["1", "2", "3"]);
    expect(await namesOf({ countryCode: "all", categories: "Cafe" })).toEqual(["1", "2"]);
    expect(await namesOf({ categories: 'Bakery,"Bars, pubs & clubs"' })).toEqual(["3", "4"]);
    expect(await namesOf({ categories: "bars-pubs-clubs", countryCode: "DE" })).toEqual(["3"]);
    expect(await namesOf({ categories: "Submarines" })).toEqual([]);
    admin.pass(4 * HOUR_MS);
    const inTokyo = { timeZone: "Asia/Tokyo", countryCode: "DE" };
    expect(await namesOf({ dateRange: "today", ...inTokyo })).toEqual([]);
    expect(await namesOf({ dateRange: "yesterday", ...inTokyo })).toEqual(["2", "3"]);
    expect(await namesOf({ dateRange: "today", countryCode: "DE" })).toEqual(["2", "3"]);
  });

  it("is named after its countries, categories and days", async () => {
    const nameOf = async (query: Record<string, string>) => {
      const answer = await get({ fields: "name", ...query });
      await answer.text();
      return /filename="?([^"]*)/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
    };
    expect(
      await nameOf({ countryCode: "tr", categories: "Cafe,Bar", dateRange: "thisweek", timeZone: "Asia/Tokyo" }),
    ).toBe("businesses_TR_2kategoriler_thisweek_20260501-210000.csv");
    expect(await nameOf({ countryCode: "DE,FR" })).toBe("businesses_DE-FR_0kategoriler_all_20260501-120000.csv");
    expect(await nameOf({ countryCode: "all" })).toBe("businesses_all_0kategoriler_all_20260501-120000.csv");
  });

  it.each([
    [{ fields: "" }, "query.fields"],
    [{}, "query.fields"],
    [{ fields: "name,password" }, "query.fields.1"],
    [{ fields: "name", dateRange: "ever" }, "query.dateRange"],
    [{ fields: "name", dateRange: "custom", startDate: "2026-05-01" }, "query.startDate"],
    [{ fields: "name", dateRange: "custom", startDate: "1 May", endDate: "2026-05-01" }, "query.startDate"],
    [{ fields: "name", timeZone: "Mars/Base" }, "query.timeZone"],
    [{ fields: "name", countryCode: "T1" }, "query.countryCode.0"],
    [{ fields: "name", format: "pdf" }, "query.format"],
  ])("with %j is rejected", async (query, path) => {
    const answer = await get(query);
    const problem = problemSchema.parse(await answer.json());
    expect([answer.status, problem.issues?.map((issue) => issue.path)]).toEqual([400, [path]]);
    expect(await auditedExports(admin)).toEqual([]);
  });
});

describe("an export's caller", () => {
  it("is audited with the filter, the rows and how the export ended", async () => {
    await seedBusinesses(admin.engines, [{}, { name: "B", countryCode: "DE" }]);
    await (
      await get({ fields: "name,phone", countryCode: "DE", dateRange: "today", timeZone: "Europe/Berlin" })
    ).text();
    const details = {
      fields: ["name", "phone"],
      countryCode: ["DE"],
      dateRange: "today",
      timeZone: "Europe/Berlin",
      from: "2026-04-30T22:00:00.000Z",
      before: "2026-05-01T22:00:00.000Z",
    };
    const subject = "businesses_DE_0kategoriler_today_20260501-140000.csv";
    // Logged when the response has ended.
    await expect.poll(() => auditedExports(admin), { timeout: 30_000 }).toHaveLength(2);
    expect(await auditedExports(admin)).toMatchObject([
      { actor: "admin", action: "export.started", subject, details },
      { actor: "admin", action: "export.finished", subject, details: { ...details, rows: 1 } },
    ]);
  });
});
