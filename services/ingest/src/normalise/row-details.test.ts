import { describe, expect, it } from "vitest";
import { type Cells, readRow } from "./testing/read-row.ts";

describe("the kind of a business", () => {
  it.each<[Cells, Readonly<Record<string, unknown>>]>([
    [{ category: "Bar;Café" }, { category: "Bar", subtypes: ["Bar", "Café"] }],
    [{ category: "Bar、Café" }, { category: "Bar", subtypes: ["Bar", "Café"] }],
    [{ category: "Bar,Café,Pub" }, { category: "Bar", subtypes: ["Bar", "Café", "Pub"] }],
    [{ category: "Food, Beverage" }, { category: "Food, Beverage", subtypes: [] }],
    [{ category: '["Bar","Pub"]' }, { category: "Bar", subtypes: ["Bar", "Pub"] }],
    [{ category: `Bar;${"x".repeat(121)}` }, { category: "Bar", subtypes: ["Bar"] }],
    [{ category: `Bar;${"x".repeat(120)}` }, { category: "Bar", subtypes: ["Bar", "x".repeat(120)] }],
    [{ subtypes: "Bar, Pub" }, { category: "Bar", type: undefined }],
    [{ type: "FeatureCollection" }, { type: undefined }],
    [
      { type: "Bar", subtypes: "Bar, Pub" },
      { category: undefined, type: "Bar" },
    ],
    [{ subtypes: `${"x".repeat(121)}, ${"y".repeat(120)}` }, { subtypes: ["y".repeat(120)] }],
    [{ brewery_type: "brewpub" }, { type: "Brewpub" }],
    [{ brewery_type: "coffee shop" }, { type: "coffee shop" }],
    [{ restaurant_type: "shopping" }, { type: "Shopping restaurant" }],
  ])("%j: %j", (record, expected) => {
    const fields: Record<string, unknown> = { ...readRow(record).fields };
    expect(Object.fromEntries(Object.keys(expected).map((field) => [field, fields[field]]))).toEqual(expected);
  });

  it("has at most thirty subtypes", () => {
    const names = Array.from({ length: 31 }, (_, index) => `Kind ${index}`);
    expect(readRow({ subtypes: names.join("; ") }).fields?.subtypes).toEqual(names.slice(0, 30));
    expect(readRow({ category: names.join(";") }).fields?.subtypes).toEqual(names.slice(0, 30));
  });
});

describe("rating and reviews", () => {
  it.each<[Cells, number | undefined, number, readonly string[]]>([
    [{ rating: "4.5", reviews: "12" }, 4.5, 12, []],
    [{ rating: "4.5 (12)" }, 4.5, 12, []],
    [{ rating: "0" }, undefined, 0, []],
    [{ rating: "No reviews" }, undefined, 0, []],
    [{ rating: "not rated" }, undefined, 0, []],
    [{ rating: "good" }, undefined, 0, ["0 ile 5 arasında bir puan değil"]],
    [{ rating: true }, undefined, 0, ["0 ile 5 arasında bir puan değil"]],
    [{ reviews: "many" }, undefined, 0, ["Bir değerlendirme sayısı değil"]],
    [{ reviews: "not available" }, undefined, 0, []],
  ])("of %j are %j and %j", (record, rating, reviews, messages) => {
    const { fields, issues } = readRow(record);
    expect([fields?.rating, fields?.reviews, issues.map(({ message }) => message)]).toEqual([
      rating,
      reviews,
      messages,
    ]);
  });

  it("names the scale of the file in an issue", () => {
    expect(readRow({ rating: "11" }, { ratingScale: 10 }).issues[0]?.message).toBe("0 ile 10 arasında bir puan değil");
  });
});

describe("texts", () => {
  it.each<[Cells, string | undefined]>([
    [{ description: "A family business" }, "A family business"],
    [{ description: "/images/a.png" }, undefined],
    [{ description: "http://example.org/a" }, undefined],
    [{ description: "https://example.org/a" }, undefined],
    [{ description: "see https://example.org/a" }, "see https://example.org/a"],
    [{ description: "/a and more" }, "/a and more"],
    [{ description: "Not available" }, undefined],
    [{ description: "Sí" }, undefined],
    [{ description: "Hayır" }, undefined],
    [{ about: "A family business." }, "A family business."],
    [{ about: "From the about.", description: "Own" }, "Own\n\nFrom the about."],
    [{ about: "x".repeat(4001) }, "x".repeat(4000)],
  ])("%j", (record, description) => {
    expect(readRow(record).fields?.description).toBe(description);
  });

  it.each<[Cells, string | undefined]>([
    [{ services: "Oil change" }, '{"Other":{"Oil change":true}}'],
    [{ services: "Oil change, Tyres" }, '{"Other":{"Oil change":true,"Tyres":true}}'],
    [{ services: "We change oil." }, undefined],
    [{ services: "No" }, undefined],
    [{ about: "Family owned" }, undefined],
  ])("the amenities of %j are %s", (record, about) => {
    expect(readRow(record).fields?.about).toBe(about);
  });

  it("amenities are kept beside a description unless they are too long", () => {
    const about = '{"A":{"B":true}}';
    expect(readRow({ about, description: "Own" }).fields).toMatchObject({ about, description: "Own" });
    const atLimit = `{"A":{"${"x".repeat(16_000 - 15)}":true}}`;
    expect(readRow({ about: atLimit }).fields?.about).toBe(atLimit);
    const { fields, issues } = readRow({ about: atLimit.replace("x", "xx"), description: "Own" });
    expect([fields?.about, fields?.description]).toEqual([undefined, "Own"]);
    expect(issues).toMatchObject([{ code: "too_long", column: "about", message: "16000 karakterden uzun; alınmadı" }]);
    expect(readRow({ about: "{broken" }).issues[0]?.message).toBe("JSON'a benziyor ama okunamıyor");
  });
});

describe("the state of a business", () => {
  it.each<[Cells, string]>([
    [{ permanently_closed: "true" }, "closed"],
    [{ permanently_closed: " 2024-05-01" }, "closed"],
    [{ permanently_closed: "no, since 2024-05" }, "operational"],
    [{ permanently_closed: "24-05" }, "operational"],
    [{ permanently_closed: "false", temporarily_closed: "yes" }, "temporarily_closed"],
    [{ temporarily_closed: "no" }, "operational"],
    [{ business_status: "CLOSED_TEMPORARILY" }, "temporarily_closed"],
    [{ name: "Mario's (permanently closed)" }, "closed"],
    [{ name: "Gasthof Post [dauerhaft geschlossen]" }, "closed"],
    [{ name: "Mario's (closed Mondays)" }, "operational"],
    [{ name: "Mario's (permanently closed)", business_status: "OPERATIONAL" }, "operational"],
    [{}, "operational"],
  ])("%j is %s", (record, status) => {
    expect(readRow(record).fields?.status).toBe(status);
  });

  it.each<[Cells, string[]]>([
    [{ status: "Closed" }, ["Closed"]],
    [{ status: "Kapalı", name: "Mario's" }, ["Kapalı"]],
    [{ status: "Closed", permanently_closed: "yes" }, []],
    [{ status: "Closed", name: "Mario's (permanently closed)" }, []],
    [{ status: "Closed ⋅ Opens 9 AM" }, []],
    [{ business_status: "Closed" }, []],
    [{ business_status: "Zwangsgeräumt" }, ["Zwangsgeräumt"]],
    [{ status: "ruhend" }, ["ruhend"]],
    [{ business_status: "Active since 2005" }, []],
    [{ status: "Opens at 9 AM" }, []],
  ])("of %j is marked where it may be closed for good, or is not understood", (cells, marked) => {
    const { issues } = readRow(cells);
    expect(issues.flatMap(({ code, value }) => (code === "unclear_status" ? [value] : []))).toEqual(marked);
  });

  it.each([
    ["0", "closed"],
    ["0.0", "closed"],
    ["FALSE", "closed"],
    ["f", "closed"],
    ["1", "operational"],
    ["10", "operational"],
    ["falsely", "operational"],
    ["", "operational"],
    [undefined, "operational"],
  ])("with an open flag of %j is %s", (flag, status) => {
    expect(readRow({ flag }, { openFlagColumn: 1 }).fields?.status).toBe(status);
  });
});

it.each<[Cells, readonly string[] | undefined]>([
  [{ city: "Rome" }, ["verified", "status"]],
  [{ verified: "", status: "", permanentlyClosed: "" }, ["verified", "status"]],
  [{ verified: "no" }, ["status"]],
  [{ status: "open" }, ["verified"]],
  [{ permanentlyClosed: "false" }, ["verified"]],
  [{ permanentlyClosed: false, verified: false }, undefined],
])("a row of %j says nothing of %j", (record, omits) => {
  expect(readRow(record)).toMatchObject({ omits, fields: { verified: false, status: "operational" } });
});

it("a kind keeps the thousands of its numbers", () => {
  const { fields } = readRow({ category: "Class E - $500,000 ceiling" });
  expect(fields?.category).toBe("Class E - $500,000 ceiling");
});
