import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { doubtsOfFile } from "../../../jobs/doubts.ts";
import { openSheet } from "../../open-sheet.ts";
import { readDrafts } from "../../testing/read-drafts.ts";

const ROWS = 24;
const table = (header: string, rowOf: (at: number) => string) =>
  [header, ...Array.from({ length: ROWS }, (_, at) => rowOf(at))].join("\n");

async function doubtsOf(name: string, text: string): Promise<string[]> {
  const { survey, close } = await openSheet(writeTemporary(name, text), { isSurveyed: true });
  close();
  if (survey === undefined) throw new Error("The file was not surveyed");
  return doubtsOfFile(survey, undefined).map(({ code }) => code);
}

describe("a file is doubted", () => {
  it.each([
    ["stops, by their kind", table("name,fclass,latitude,longitude", (at) => `Stop ${at},bus_stop,6.8${at},79.9`)],
    ["stops, by what lines call there", table("name,bus,latitude,longitude", (at) => `Arrêt ${at},yes,36.7${at},3.05`)],
    [
      "towns, by their names",
      table(
        "name,country,latitude,longitude",
        (at) => `${["Ulm", "Bonn", "Trier"][at % 3]},DE,48.${at + 10},9.${at + 10}`,
      ),
    ],
    [
      "areas, by how a map draws their outlines",
      table("name,type,latitude,longitude,old_ref", (at) => `Area ${at},boundary,14.7${at},120.9,0314${at}8000`),
    ],
    ["ruins", table("@id,historic,name,latitude,longitude", (at) => `node/${at},ruins,Rocca ${at},45.1${at},9.2`)],
    [
      "outlines",
      table("@id,boundary,name,latitude,longitude", (at) => `way/${at},administrative,B ${at},45.1${at},9.2`),
    ],
    [
      "regions, in another language",
      table("GID_1,NAME_0,TYPE_1,latitude,longitude", (at) => `ITA.${at},Italy,Regione,45.1${at},9.2`),
    ],
    [
      "a shop's orders",
      table(
        "Name,Financial Status,Total,Lineitem name,Billing Street,Billing City,Phone",
        (at) => `#10${at},paid,9.90,Mug,Ring ${at},Berlin,+49 30 12345${at}`,
      ),
    ],
    ["its staff", "Nom,Prénom,Téléphone,Matricule,Salaire brut\nRoy,Ada,01 42 33 44 55,7,2 450,00"],
    ["staff of all departments", table("Full name,Department,Phone", (at) => `Roe, A ${at},IT,+49 170 12345${at}`)],
    ["employees, with a German name in parts", "Name,Vorname,Abteilung,Ort\nRoth,Anna,Vertrieb,Berlin"],
    ["invoices, by their companies", "Invoice No,Company,City,Net,VAT\nR-1,Alpha Ltd,Leeds,100,20"],
    ["flats", table("title,price,bedrooms,city,phone", (at) => `Flat ${at},9,2,Leeds,0113 496 00${at + 10}`)],
    ["jobs", "job_title,company,location,salary\nNurse,Beta Ltd,York,35000"],
    ["guests", table("Guest name,Booked on,Phone number", (at) => `Roe, A ${at},2026-01-01,+49 170 12345${at}`)],
    ["three boundaries", "name,type,latitude,longitude\nA,boundary,47.1,9\nB,boundary,47.2,9\nC,boundary,47.3,9"],
    [
      "customers, by where they came from",
      table(
        "Name,Phone,City,Lead source,Last contacted",
        (at) => `Moe, A ${at},0113 496 00${at + 10},Leeds,Web,2026-01-02`,
      ),
    ],
    ["contacts of companies", "Vorname,Nachname,Firma,Ort,Letzter Kontakt\nAnna,Mond,Mond GmbH,Köln,02.01.2026"],
    ["people by their titles", "Ad,Soyad,Unvan,Firma,Telefon\nAyşe,Ay,Müdür,Ay Ltd,0212 444 00 01"],
    ["trees", table("name,species,dbh,latitude,longitude", (at) => `Oak ${at},Quercus robur,40,51.5${at},-0.1`)],
  ])("that lists %s", async (_, text) => {
    expect(await doubtsOf("list.csv", text)).toContain("not_businesses");
  });

  it("but not for one column that orders have, too", async () => {
    const text = table("name,address,city,Subtotal", (at) => `Café ${at},Ring ${at},Berlin,9`);
    expect(await doubtsOf("list.csv", text)).toEqual([]);
  });

  it("but not for the contact persons of businesses", async () => {
    const text = table("Company,First name,Last name,Street,City", (at) => `Café ${at},Ann,Moe,Ring ${at},Berlin`);
    expect(await doubtsOf("list.csv", text)).toEqual([]);
  });

  it("nor for those of places of a map", async () => {
    const id = (at: number) => `ChIJ${String(at).padStart(23, "q")}`;
    const text = table("name,place_id,full_name,first_name,last_name", (at) => `Café ${at},${id(at)},Ann Moe,Ann,Moe`);
    expect(await doubtsOf("list.csv", text)).not.toContain("not_businesses");
  });

  it("that lists observations of few businesses, each with an id", async () => {
    const text = table("id,name,city,price", (at) => `obs${at},Hotel ${at % 3},Posadas,${at}`);
    expect(await doubtsOf("list.csv", text)).toContain("repeated_names");
  });

  it("but not for businesses on the same rows of several sheets", async () => {
    const cities = ["Berlin", "Ulm", "Jena"].map((city) => [
      city,
      Array.from({ length: 12 }, (_, at) => ({ name: `Bar ${city} ${at}`, street: `Ring ${at + 1}`, city })),
    ]);
    expect(await doubtsOf("list.json", JSON.stringify(Object.fromEntries(cities)))).toEqual([]);
  });

  it("that lists shops twice with different phones", async () => {
    const text = table("name,address,city,phone", (at) => `Bar ${at % 12},Ring ${at % 12},Berlin,030 12345${at + 10}`);
    expect(await doubtsOf("list.csv", text)).toEqual(["many_duplicates"]);
  });

  it("whose names are codes", async () => {
    const text = table("name,address,city", (at) => `SU6${at + 10},Ring ${at},Berlin`);
    expect(await doubtsOf("list.csv", text)).toEqual(["coded_names"]);
    const numbered = table("location name,address,city", (at) => `${at},Ring ${at},Berlin`);
    expect(await doubtsOf("list.csv", numbered)).toEqual(["coded_names"]);
  });

  it("whose rows mostly lack a name", async () => {
    const text = table("name,address,city", (at) => `${at % 4 === 0 ? `Bar ${at}` : ""},Ring ${at},Berlin`);
    expect(await doubtsOf("list.csv", text)).toEqual(["many_rejected"]);
  });

  it("whose cities nobody knows", async () => {
    const text = table("name,city,country", (at) => `Магазин ${at},Ъъъгрово${"абвг"[at % 4]},BG`);
    expect(await doubtsOf("list.csv", text)).toEqual(["unknown_cities"]);
  });

  it("whose cities nobody knows, though their addresses name villages", async () => {
    const text = table(
      "name,address,city,country",
      (at) => `Магазин ${at},"с. Роза, ул. Първа ${at}",Ъъъгрово${"абвг"[at % 4]},BG`,
    );
    expect(await doubtsOf("list.csv", text)).toEqual(["unknown_cities"]);
  });

  it("whose columns of places hold nothing that can be read", async () => {
    const text = table("name,lat,lon", (at) => `Club ${at},-6.109.381.534.77${at},-337.131.345.05${at}`);
    expect(await doubtsOf("list.csv", text)).toContain("names_only");
  });

  it.each([
    ["whom to ask for", "Company,Department,Job title,City,Phone\nAlpha Ltd,Sales,Buyer,Leeds,0113 496 0001"],
    ["doctors", "Name,Vorname,Fach,Straße,Ort\nRoth,Anna,Augen,Ring 1,Berlin"],
    ["shops", table("name,shop,latitude,longitude", (at) => `Shop ${at},bakery,48.1${at},11.5`)],
    ["castles", table("@id,historic,name,latitude,longitude", (at) => `node/${at},castle,Rocca ${at},45.1${at},9.2`)],
    ["branches called after towns", table("name,phone", (at) => `${["Ulm", "Bonn"][at % 2]},0731 4455${at + 10}`)],
    ["shops in districts", table("name,city,state,country", (at) => `Botica ${at},Zarumba${"bcdf"[at % 4]},Lima,PE`)],
    ["shops with numbers in their names", table("name,address,city", (at) => `Bar ${at},Ring ${at},Berlin`)],
    ["shops in villages", table("name,city,country", (at) => `Магазин ${at},с. Ъъъгрово${"абвг"[at % 4]},BG`)],
    [
      "shops at addresses in villages",
      table("name,address,country", (at) => `Магазин ${at},"ул. Роза ${at}, с. Ъъъгрово${"абвг"[at % 4]}",BG`),
    ],
    ["shops in Japanese towns", table("name,city,country", (at) => `店${at},架空${"南北東西"[at % 4]}町,JP`)],
    ["each shop twice", table("name,address,city", (at) => `Bar ${at % 12},Ring ${at % 12},Berlin`)],
    ["a chain named by a code", table("name,address,city", (at) => `C1000,Ring ${at},Berlin`)],
    ["a chain's branches by address", table("name,address,city", (at) => `Aldi,Ring ${at},Berlin`)],
  ])("never for listing %s", async (_, text) => {
    expect(await doubtsOf("list.csv", text)).toEqual([]);
  });
});

describe("a file's own spelling", () => {
  it("of spaces as underscores is undone in names, kinds and places", async () => {
    const text = table("name,type,city,country", (at) => `St_Luke_Clinic_${at},Medical_Clinic,Homa_Bay,KE`);
    const { drafts } = await readDrafts(writeTemporary("list.csv", text));
    expect(drafts[0]?.fields).toMatchObject({ name: "St Luke Clinic 0", type: "Medical Clinic", city: "Homa Bay" });
  });

  it("of underscores in single names stays", async () => {
    const text = table("name,city,country", (at) => `${at === 0 ? "snake_bar" : `Bar No ${at}`},Ulm,DE`);
    const { drafts } = await readDrafts(writeTemporary("list.csv", text));
    expect(drafts[0]?.fields.name).toBe("snake_bar");
  });
});
