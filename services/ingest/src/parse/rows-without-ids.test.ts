import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { registryIdOf } from "../normalise/registry-id.ts";
import { mapColumns } from "./columns/column-map.ts";
import { findIdColumns } from "./columns/id-column.ts";
import { readDrafts } from "./testing/read-drafts.ts";

const read = async (lines: readonly string[]) => readDrafts(writeTemporary("list.csv", lines.join("\n")));
const numbered = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => line(at));

describe("rows without a Google id", () => {
  it("of an OpenStreetMap list without streets are distinguished by position", async () => {
    const pharmacies = numbered(50, (at) => `Apotheke,pharmacy,${52.4 + at * 0.002},13.4,Berlin`);
    const { counts } = await read([
      "name,amenity,@lat,@lon,addr:city",
      ...pharmacies,
      "Apotheke,pharmacy,52.40005,13.4,Berlin",
    ]);
    expect(counts).toMatchObject({ created: 50, duplicates: 1 });
  });

  it("of a chain are distinguished in one street, with and without house numbers", async () => {
    const header = "name,street,city,latitude,longitude";
    const rows = ["Spar,Hauptstrasse,Wien,48.2,16.37", "Spar,Hauptstrasse,Wien,48.203,16.37"];
    const houses = ["Spar,Ring 5,Wien,48.25,16.3", "Spar,Ring 7,Wien,48.25,16.3", "Spar,Ring 5,Wien,48.25,16.3"];
    expect((await read([header, ...rows, ...houses])).counts).toMatchObject({ created: 4, duplicates: 1 });
  });

  it("without position and address are distinguished by phone; without a phone they are one business", async () => {
    const rows = ["Spar,Wien,+43 1 5134567", "Spar,Wien,+43 1 5134568", "Spar,Wien,", "Spar,Wien,"];
    expect((await read(["name,city,phone", ...rows])).counts).toMatchObject({ created: 3, duplicates: 1 });
  });

  it.each([
    ["name,street,city,phone", ["Spar,Ring 5,Wien,+43 1 5134567", "Spar,Ring 5,Wien,+43 1 5134567"], 0],
    ["name,street,city,phone", ["Spar,Ring 5,Wien,+43 1 5134567", "Spar,Ring 5,Wien,+43 1 5134568"], 1],
    ["name,city,phone", ["Spar,Wien,+43 1 5134567", "Spar,Wien,+43 1 5134567"], 0],
    ["name,lat,lon", ["Spar,48.2,16.37", "Spar,48.2,16.37"], 0],
    ["name,lat,lon", ["Spar,48.2,16.37", "Spar,48.20001,16.37", "Spar,48.20001,16.37"], 1],
    ["name,city", ["Spar,Wien", "Spar,Wien"], 1],
  ])("of %s may be others unless they repeat one that says where it is: %j", async (header, rows, doubtful) => {
    const { counts, duplicatesWithoutId } = await read([header, ...rows]);
    expect([counts.created, counts.duplicates, duplicatesWithoutId]).toEqual([1, rows.length - 1, doubtful]);
  });

  it.each([
    ["OSM_ID", (at: number) => `${7_000_000_000 + at}`, /^id:osm:70000000\d\d$/],
    ["@id", (at: number) => `node/${at + 1}`, /^id:osm:node\/\d+$/],
    ["full_id", (at: number) => `w${at + 1}`, /^id:osm:way\/\d+$/],
    ["fsq_id", (at: number) => `4b058804f964a520${String(at).padStart(8, "0")}`, /^id:fsq:4b058804f964a520/],
    ["id", (at: number) => String(at + 1), /^no:id:\d+$/],
    ["License No.", (at: number) => `BL-${at}`, /^no:licenseno:BL-\d+$/],
    ["License #", (at: number) => `BL-${at}`, /^no:licensenumber:BL-\d+$/],
    ["Ruhsat No", (at: number) => `2024/${at}`, /^no:ruhsatno:/],
    ["Registernummer", (at: number) => `HRB ${at}`, /^no:registernummer:/],
    ["Número de licencia", (at: number) => `L${at}`, /^no:numerodelicencia:/],
    ["Номер лицензии", (at: number) => `ЛО-${at}`, /^no:номерлицензии:/],
    ["门店编号", (at: number) => `SH${at}`, /^no:门店编号:SH\d+$/],
    ["Codice Farmacia", (at: number) => `F${at}`, /^no:codicefarmacia:/],
    ["Номер аптеки", (at: number) => `A${at}`, /^no:номераптеки:/],
    ["N° SIRET", (at: number) => `123456789000${String(at).padStart(2, "0")}`, /^id:siret:123456789000\d\d$/],
    ["NPI", (at: number) => `14000000${at + 10}`, /^no:npi:/],
    ["許可番号", (at: number) => `第${at}号`, /^no:許可番号:/],
  ])("are known by the unique ids of the column %s", async (header, idOf, key) => {
    const { drafts, counts } = await read([
      `${header},name,city`,
      ...numbered(30, (at) => `${idOf(at)},Apotheke,Berlin`),
    ]);
    expect(counts).toMatchObject({ created: 30, duplicates: 0 });
    for (const { identityKeys } of drafts) expect(identityKeys[0]).toMatch(key);
  });

  it("are not identified by an id that a chain's branches share, nor by the row number", async () => {
    for (const header of ["company_id", "No", "Sıra No", "Category ID", "parent_id"]) {
      const { drafts } = await read([`${header},name,address`, ...numbered(30, (at) => `${at % 3},Spar,Ring ${at}`)]);
      expect(drafts.map(({ identityKeys }) => identityKeys[0]?.slice(0, 5))).toEqual(Array(30).fill("addr:"));
    }
    expect(findIdColumns(["No", "Sıra No", "Nr.", "#", "rank", "city_id", "owner id", "chain_id"], () => true)).toEqual(
      [],
    );
  });

  it("that share an id beyond the survey are both kept; a repeated row is one business", async () => {
    const rows = [...numbered(1_200, (at) => `${at},Shop ${at},Ring ${at}`), "7,Shop 7,Ring 7", "8,Shop 8,Other 1"];
    const { drafts, counts } = await read(["id,name,address", ...rows]);
    expect(counts).toMatchObject({ created: 1_201, duplicates: 1 });
    expect(drafts.at(-1)?.identityKeys[0]).toMatch(/^addr:/);
  });

  it("that share id, name and spot are one business, though each names the town it was found from", async () => {
    const rows = numbered(30, (at) => `w${at},Dönər ${at},FP4F+Q2X ${at},Baku,AZ,${40.4 + at / 100},49.8`);
    const again = rows.slice(0, 3).map((row) => row.replace("Baku", "Khirdalan"));
    const moved = "w4,Dönər 4,FP4F+Q2X 4,Ganja,AZ,40.68,46.36";
    const { counts } = await read(["id,name,address,city,country,lat,lon", ...rows, ...again, moved]);
    expect(counts).toMatchObject({ created: 31, duplicates: 3 });
  });

  it("use a column as the chosen field, and skip an ignored one", () => {
    const idsOf = (field: "locatedIn" | null) => mapColumns(["id", "name"], [{ column: 0, field }]).idColumns;
    expect([idsOf("locatedIn"), idsOf(null)]).toEqual([[], []]);
    expect(mapColumns(["id", "name"]).idColumns).toHaveLength(1);
  });

  it.each([
    [6.49527e18, undefined],
    ["6.49527E+18", undefined],
    ["1234567890123450000", undefined],
    [12.0, "12"],
    ["12.0", "12"],
    ["N/A", undefined],
    ["x".repeat(101), undefined],
  ])("the id %s is %s", (cell, value) => {
    expect(registryIdOf(cell, { column: 0, scope: "id", isWorldwide: false })?.value).toBe(value);
  });
});
