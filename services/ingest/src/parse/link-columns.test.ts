import { odsRow, odsText, writeOds } from "@meridian/sheet-reader/testing/make-ods";
import { expect, it } from "vitest";
import { readDrafts } from "./testing/read-drafts.ts";

const CITIES = ["Berlin", "Bonn", "Leipzig", "Essen", "Hamburg", "Bremen"];
const link = (text: string, target: string) => odsText(`<text:a xlink:href="${target}">${text}</text:a>`);
const siteOf = (city: string) => `https://haus-${city.toLowerCase()}.example.com/`;

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
