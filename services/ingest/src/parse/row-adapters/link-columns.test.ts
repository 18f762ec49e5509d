import { odsRow, odsText, writeOds } from "@meridian/sheet-reader/testing/make-ods";
import { makeXls } from "@meridian/sheet-reader/testing/make-xls";
import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { expect, it } from "vitest";
import { readDrafts } from "../testing/read-drafts.ts";

const CITIES = ["Berlin", "Bonn", "Leipzig", "Essen", "Hamburg", "Bremen"];
const link = (text: string, target: string) => odsText(`<text:a xlink:href="${target}">${text}</text:a>`);
const siteOf = (city: string) => `https://haus-${city.toLowerCase().replace(" ", "-")}.example.com/`;

async function readList(headers: readonly string[], rowOf: (city: string) => string[]) {
  const rows = CITIES.map((city) => odsRow(...rowOf(city)));
  const { drafts } = await readDrafts(
    writeOds({ sheets: { L: odsRow(...headers.map((text) => odsText(text))) + rows.join("") } }),
  );
  return drafts.map(({ fields: { name, website, phoneE164, url } }) => ({ name, website, phoneE164, url }));
}

it("a link behind a name is the website, and one behind a word belongs to the word's column", async () => {
  const found = await readList(["Name", "Ort", "Telefon", "Infos"], (city) => [
    link(`Haus ${city}`, siteOf(city)),
    odsText(city),
    link("anrufen", "tel:+49301234567"),
    link("Karte", `https://www.google.com/maps/place/${city}`),
  ]);
  expect(found).toEqual(
    CITIES.map((city) => ({
      name: `Haus ${city}`,
      website: siteOf(city),
      phoneE164: "+49301234567",
      url: `https://www.google.com/maps/place/${city}`,
    })),
  );
});

it("a text that says its target, or leads elsewhere in the file, stays as it is", async () => {
  const found = await readList(["Name", "Ort", "Website", "Telefon"], (city) => [
    link(`Haus ${city}`, "#L.A1"),
    odsText(city),
    link(siteOf(city), "https://tracker.example.org/1"),
    link("030 7654321", "tel:+49301111111"),
  ]);
  expect(found.map(({ website, phoneE164 }) => [website, phoneE164])).toEqual(
    CITIES.map((city) => [siteOf(city), "+49307654321"]),
  );
});

it("links under a header for links are taken whatever their texts", async () => {
  const found = await readList(["Name", "Ort", "Website"], (city) => [
    odsText(`Haus ${city}`),
    odsText(city),
    link(`Besuch ${city}`, siteOf(city)),
  ]);
  expect(found.map(({ website }) => website)).toEqual(CITIES.map((city) => siteOf(city)));
});

it("links are found though none is among the first rows", async () => {
  const cities = Array.from({ length: 60 }, (_, at) => `${CITIES[at % CITIES.length]} ${at + 1}`);
  const linked = new Set(cities.slice(40));
  const rows = cities.map((city) =>
    odsRow(linked.has(city) ? link(`Haus ${city}`, siteOf(city)) : odsText(`Haus ${city}`), odsText("Berlin")),
  );
  const path = writeOds({ sheets: { L: odsRow(odsText("Name"), odsText("Ort")) + rows.join("") } });
  const { drafts } = await readDrafts(path);
  expect(drafts.map(({ fields: { name, website } }) => [name, website])).toEqual(
    cities.map((city) => [`Haus ${city}`, linked.has(city) ? siteOf(city) : undefined]),
  );
});

it("a link in a footnote makes no column", async () => {
  const found = await readDrafts(
    writeOds({
      sheets: {
        L: [
          odsRow(odsText("Name"), odsText("Ort")),
          ...CITIES.map((city) => odsRow(odsText(`Haus ${city}`), odsText(city))),
          odsRow(link("Quelle: Stadt", "https://stadt.example.org/")),
        ].join(""),
      },
    }),
  );
  expect(found.drafts.map(({ fields: { website } }) => website)).toEqual(found.drafts.map(() => undefined));
});

it.each(["biff8", "xlsb"] as const)(
  "links of a %s workbook are found, those to other cells are not",
  async (bookType) => {
    const linked = (v: string, Target: string) => ({ t: "s" as const, v, l: { Target } });
    const rows = CITIES.map((city) => [linked(`Haus ${city}`, siteOf(city)), linked(city, "#L!A1")]);
    const { drafts } = await readDrafts(
      writeTemporary("book", makeXls({ sheets: { L: [["Name", "Ort"], ...rows] }, bookType })),
    );
    expect(drafts.map(({ fields }) => [fields.website, fields.city])).toEqual(
      CITIES.map((city) => [siteOf(city), city]),
    );
  },
);
