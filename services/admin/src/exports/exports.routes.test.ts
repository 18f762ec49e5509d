import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { setImmediate as turn } from "node:timers/promises";
import {
  ALL_FIELDS,
  CHECK_HEADER,
  DIALOG_FIELDS,
  OLDER_EXPORT_COLUMNS,
} from "@meridian/shared/contracts/export-fields";
import { problemSchema } from "@meridian/shared/contracts/problem";
import { unavailable } from "@meridian/shared/kernel/app-error";
import { makeFields } from "@meridian/shared/testing/business-factory";
import { seedBusinesses } from "@meridian/shared/testing/seed-businesses";
import { parse } from "csv-parse/sync";
import exceljs from "exceljs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestAdmin, type TestAdmin } from "../testing/start-test-admin.ts";

const START = new Date("2026-05-01T12:00:00.000Z");
let admin: TestAdmin;
let cookie: string;

beforeEach(async () => {
  admin = await startTestAdmin({ start: START });
  cookie = await admin.openSession();
});
afterEach(() => admin.stop());

function get(query: Record<string, string>, headers: Record<string, string> = { cookie }) {
  return fetch(`${admin.url}/api/admin/export-csv?${new URLSearchParams(query)}`, { headers });
}

function post(body: unknown, headers: Record<string, string> = { cookie }) {
  const init = { method: "POST", headers: { "content-type": "application/json", ...headers } };
  return fetch(`${admin.url}/api/export-csv`, { ...init, body: JSON.stringify(body) });
}

async function recordsOf(answer: Response): Promise<string[][]> {
  expect(answer.status).toBe(200);
  return parse(await answer.text(), { bom: true, relax_quotes: false });
}

/** The names of the businesses that a request exports, sorted. */
async function namesOf(query: Record<string, string>): Promise<string[]> {
  const [header, ...rows] = await recordsOf(await get({ fields: "name", ...query }));
  expect(header).toEqual(["name"]);
  return rows.flat().sort();
}

const audited = async () =>
  (await admin.engines.auditLog.list(50)).filter(({ action }) => action.startsWith("export.")).reverse();

describe("the export of the dialog", () => {
  it("holds every business under the 27 fields of the specification", async () => {
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

  it("is UTF-8 with a mark, with CRLF, its formulas neutralised and its phones as they are", async () => {
    const phone = "+90 212 555 01 01";
    await seedBusinesses(admin.engines, [{ name: '=HYPERLINK("http://x","Ş")', phone, fullAddress: "a\nb, c" }]);
    const bytes = new Uint8Array(await (await get({ fields: "name,phone,full_address" })).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      `name,phone,full_address\r\n"'=HYPERLINK(""http://x"",""Ş"")",${phone},"a\nb, c"\r\n`,
    );
  });

  it("takes fields in the order asked for, each once, and also as the other calls name them", async () => {
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

  it("with all fields carries a check of each row", async () => {
    await seedBusinesses(admin.engines, [{}]);
    const [header, row] = await recordsOf(await get({ fields: "all" }));
    expect(header).toEqual([...ALL_FIELDS, CHECK_HEADER]);
    expect(row?.at(-1)).toMatch(/^[\w-]{22}$/);
  });

  it("as a workbook has the same cells, numbers as numbers and no text as a formula", async () => {
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
  ])("of %j is refused", async (query, path) => {
    const answer = await get(query);
    const problem = problemSchema.parse(await answer.json());
    expect([answer.status, problem.issues?.map((issue) => issue.path)]).toEqual([400, [path]]);
    expect(await audited()).toEqual([]);
  });
});

describe("a filter", () => {
  it("by countries and categories lets through what the store has of them", async () => {
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
  });

  /** Around the midnights of Berlin, whose clocks went forward on 29 March and where the Monday before was 23 March. */
  it("by days counts them on the clocks of the admin's zone, over a change of the clock", async () => {
    await admin.stop();
    const instants = [
      "2026-02-28T22:59:59.999Z",
      "2026-02-28T23:00:00.000Z",
      "2026-03-22T22:59:59.999Z",
      "2026-03-22T23:00:00.000Z",
      "2026-03-27T22:59:59.999Z",
      "2026-03-27T23:00:00.000Z",
      "2026-03-28T22:59:59.999Z",
      "2026-03-28T23:00:00.000Z",
      "2026-03-29T21:59:59.999Z",
      "2026-03-29T22:00:00.000Z",
    ];
    admin = await startTestAdmin({ start: new Date(instants[0] ?? "") });
    for (const [index, instant] of instants.entries()) {
      admin.pass(Date.parse(instant) - admin.now().getTime());
      await seedBusinesses(admin.engines, [{ name: instant, placeId: `at-${index}` }]);
    }
    const stored = await admin.engines.businesses.scan("", 100);
    expect(stored.map(({ name }) => name).sort()).toEqual(instants);
    expect(stored.every(({ name, createdAt }) => name === createdAt)).toBe(true);
    // Sunday, 29 March, 23:30 in Berlin.
    admin.pass(Date.parse("2026-03-29T21:30:00.000Z") - admin.now().getTime());
    cookie = await admin.openSession();

    const inBerlin = (dateRange: string, more = {}) => namesOf({ dateRange, timeZone: "Europe/Berlin", ...more });
    expect(await inBerlin("all")).toEqual(instants);
    expect(await inBerlin("today")).toEqual(instants.slice(7, 9));
    expect(await inBerlin("yesterday")).toEqual(instants.slice(5, 7));
    expect(await inBerlin("last24hours")).toEqual(instants.slice(6));
    expect(await inBerlin("last7days")).toEqual(instants.slice(2));
    expect(await inBerlin("thisweek")).toEqual(instants.slice(3));
    expect(await inBerlin("thismonth")).toEqual(instants.slice(1));
    expect(await inBerlin("custom", { startDate: "2026-03-28", endDate: "2026-03-29" })).toEqual(instants.slice(5, 9));
    expect(await namesOf({ dateRange: "today" })).toEqual(instants.slice(8));
  });
});

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

  it("of one country, as a workbook too", async () => {
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
    "of %j is refused",
    async (body) => {
      expect((await post(body)).status).toBe(400);
    },
  );
});

describe("who may export", () => {
  it("is asked for a session, and not to come from another site", async () => {
    expect((await get({ fields: "name" }, {})).status).toBe(401);
    expect((await post({ selectedFields: ["name"] }, {})).status).toBe(401);
    expect((await post({ selectedFields: ["name"] }, { cookie, origin: "https://evil.example" })).status).toBe(403);
    expect(await audited()).toEqual([]);
  });

  it("is in the audit log, with what was exported and how far it came", async () => {
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
    // Noted once the answer has ended.
    await expect.poll(audited, { timeout: 30_000 }).toHaveLength(2);
    expect(await audited()).toMatchObject([
      { actor: "admin", action: "export.started", subject, details },
      { actor: "admin", action: "export.finished", subject, details: { ...details, rows: 1 } },
    ]);
  });
});

describe("an export under way", () => {
  /** Together a MB, and incompressible. */
  const fillers = Array.from({ length: 100 }, () => randomBytes(8_000).toString("base64url"));

  /** So many steps that no buffer holds them. */
  function serveEndlessly(onStep: (n: number) => void | Promise<void> = () => {}) {
    let steps = 0;
    admin.engines.businesses.exportStep = async () => {
      steps++;
      await onStep(steps);
      return { rows: fillers.map((text) => [text]), next: String(steps) };
    };
    return () => steps;
  }

  function open(format: string): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const path = `${admin.url}/api/admin/export-csv?fields=name&format=${format}`;
      request(path, { headers: { cookie } }, resolve).on("error", reject).end();
    });
  }

  async function until(isReached: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isReached())) await turn();
  }

  it.each(["csv", "xlsx"])("as %s waits for its reader, and ends when he leaves", async (format) => {
    const stepsMade = serveEndlessly();
    const answer = await open(format);
    await once(answer, "readable");
    let before = -1;
    for (let calm = 0; calm < 50; calm = stepsMade() === before ? calm + 1 : 0) {
      before = stepsMade();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(before).toBeLessThan(40);
    answer.destroy();
    await until(async () => (await audited()).some(({ action }) => action === "export.cancelled"));
    const stopped = stepsMade();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stepsMade()).toBe(stopped);
  });

  it.each(["csv", "xlsx"])(
    "as %s that fails breaks the connection, so that no part passes for the whole",
    async (format) => {
      serveEndlessly((n) => {
        if (n === 5) throw unavailable("gone");
      });
      const answer = await get({ fields: "name", format });
      expect(answer.status).toBe(200);
      await expect(answer.arrayBuffer()).rejects.toThrow();
      await until(async () => (await audited()).some(({ action }) => action === "export.failed"));
      expect((await audited()).at(-1)?.details).toMatchObject({ rows: 400 });
    },
  );

  it("that cannot begin is answered with what is wrong", async () => {
    serveEndlessly(() => {
      throw unavailable("The store is away");
    });
    const answer = await get({ fields: "name" });
    expect([answer.status, answer.headers.get("content-disposition")]).toEqual([503, null]);
    expect(problemSchema.parse(await answer.json()).detail).toBe("The store is away");
  });

  it("has only a few beside it, and makes room when it ends", async () => {
    serveEndlessly();
    const open3 = await Promise.all(["csv", "csv", "csv"].map(open));
    const fourth = await get({ fields: "name" });
    expect([fourth.status, fourth.headers.get("retry-after")]).toEqual([503, "30"]);
    for (const answer of open3) answer.destroy();
    await until(async () => (await audited()).filter(({ action }) => action === "export.cancelled").length === 3);
    const next = await open("csv");
    expect(next.statusCode).toBe(200);
    next.destroy();
  });
});
