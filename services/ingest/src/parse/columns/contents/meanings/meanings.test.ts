import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { openSheet } from "../../../open-sheet.ts";
import { fieldsByColumn } from "../../fields-by-column.ts";

const ROWS = 40;
/** Steps through all rows in an order that neither rises nor falls. */
const STEP = 17;
const letters = (at: number) => String.fromCharCode(65 + (at % 26), 97 + (at % 7));

/** The fields of a list whose rows have no order. */
async function fieldsOf(headers: string, cellsOf: (at: number) => string): Promise<string[]> {
  const rows = Array.from({ length: ROWS }, (_, at) => cellsOf((at * STEP) % ROWS));
  const path = writeTemporary("file.csv", [headers, ...rows].join("\n"));
  const { mapping, close } = await openSheet(path, { mayLackNames: true });
  close();
  const fields = fieldsByColumn(mapping);
  return mapping.headers.map((header, column) => `${header}: ${fields.get(column) ?? "-"}`);
}

describe("a column in a list without order", () => {
  it("has no postal codes if these are the keys of its rows", async () => {
    expect(await fieldsOf("pk,name,city", (at) => `${at + 1},Bar ${letters(at)},Turku`)).toContain("pk: -");
    expect(await fieldsOf("pk,name,city", (at) => `${20100 + at},Bar ${letters(at)},Turku`)).toContain(
      "pk: postalCode",
    );
  });

  it("has no house numbers if no two rows share one and the streets have their own", async () => {
    const list = (street: (at: number) => string, number: (at: number) => number) =>
      fieldsOf("name,address,numero,city", (at) => `Bar ${letters(at)},${street(at)},${number(at)},Catania`);
    expect(
      await list(
        (at) => `Via Colombo ${at % 9}`,
        (at) => at + 1,
      ),
    ).toContain("numero: -");
    expect(
      await list(
        () => "Via Colombo",
        (at) => at + 1,
      ),
    ).toContain("numero: street");
    expect(
      await list(
        (at) => `Via 20 Settembre ${letters(at)}`,
        (at) => at % 9,
      ),
    ).toContain("numero: street");
  });

  it("has no phones if its bare digits, under a header that nobody knows, may as well be codes", async () => {
    const code = (at: number) => `01${33 + at}1${(at * 37) % 89}${10 + at}`;
    expect(await fieldsOf("name,psgc,city", (at) => `Bar ${letters(at)},${code(at)},Manila`)).toContain("psgc: -");
    expect(
      await fieldsOf("name,xyzw,city", (at) => `Bar ${letters(at)},(02) 8${300 + at} 4${100 + at},Manila`),
    ).toContain("xyzw: phone");
  });

  it("has no states if they are numbers, unless the country numbers its own", async () => {
    expect(
      await fieldsOf(
        "name,city,region",
        (at) => `Bar ${letters(at)},${at % 2 ? "Matane" : "Saguenay"},0${(at % 2) + 1}`,
      ),
    ).toContain("region: -");
    expect(
      await fieldsOf(
        "name,city,state",
        (at) => `Bar ${letters(at)},${at % 2 ? "Kadıköy" : "Çankaya"},${at % 2 ? 34 : "06"}`,
      ),
    ).toContain("state: state");
  });

  it("has no pages if it has paths of a site that is not named", async () => {
    expect(await fieldsOf("name,city,permalink", (at) => `Bar ${letters(at)},Ulm,/ulm/bar-${at}`)).toContain(
      "permalink: -",
    );
  });

  it("has positions on two axes, wherever they are", async () => {
    expect(await fieldsOf("Xcoord,name,Ycoord", (at) => `149.2${at + 10},Bar ${letters(at)},-35.3${at + 10}`)).toEqual([
      "Xcoord: longitude",
      "name: name",
      "Ycoord: latitude",
    ]);
  });
});

describe("a column whose header only sounds like names", () => {
  it.each([
    ["few words", "经济类型名称", (at: number) => (at % 2 ? "其他" : "内资")],
    ["pages", "shop-name href", (at: number) => `https://pages.example/${letters(at)}`],
    ["lists", "label", (at: number) => `"['dine-in', 'takeaway ${letters(at)}']"`],
  ])("has none if it has %s", async (_, header, cellOf) => {
    const found = await fieldsOf(`${header},address,city`, (at) => `${cellOf(at)},Ring ${at},Ulm`);
    expect(found).toContain(`${header}: -`);
  });

  it("has them if they are of many businesses", async () => {
    const found = await fieldsOf("hf_name,address,city", (at) => `${letters(at)} Clinic ${at},Ring ${at},Ulm`);
    expect(found).toContain("hf_name: name");
  });
});
