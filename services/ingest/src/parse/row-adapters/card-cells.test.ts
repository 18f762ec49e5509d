import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { expect, it } from "vitest";
import { readDrafts } from "../testing/read-drafts.ts";

const read = async (name: string, text: string) => {
  const { drafts } = await readDrafts(writeTemporary(name, text));
  return drafts.map(({ fields: { name: called, fullAddress, phone, website } }) => [
    called,
    fullAddress,
    phone,
    website,
  ]);
};

it("a cell of lines is read as a name, an address and contacts", async () => {
  const cards = [
    '"Blue Door\n12 Main St, Springfield, IL 62701\n(217) 555-0101",Bar',
    '"Red Door\n400 Oak Avenue\nChicago, IL 60610\nwww.reddoor.example.com",Cafe',
    '"Green Door\n77 Geary Blvd, San Francisco, CA 94127",Cafe',
  ];
  expect(await read("file.csv", ["name,category", ...cards].join("\n"))).toEqual([
    ["Blue Door", "12 Main St, Springfield, IL 62701", "+1 217-555-0101", undefined],
    ["Red Door", "400 Oak Avenue, Chicago, IL 60610", undefined, "http://www.reddoor.example.com"],
    ["Green Door", "77 Geary Blvd, San Francisco, CA 94127", undefined, undefined],
  ]);
});

it("labels of a map are read as names before addresses", async () => {
  const labels = [
    "Fotografiska - Stadsgårdshamnen 22, 116 45 Stockholm, Sweden",
    "Nobelprismuseet - Stortorget 2, 103 16 Stockholm, Sweden",
    "Livrustkammaren - Slottsbacken 3, 111 30 Stockholm, Sweden",
  ];
  const features = labels.map((label) => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [18.07, 59.32] },
    properties: { label },
  }));
  const found = await read("file.geojson", JSON.stringify({ type: "FeatureCollection", features }));
  expect(found.map(([name, address]) => `${name} / ${address}`)).toEqual(
    labels.map((label) => label.replace(" - ", " / ")),
  );
});

it("names on two lines, or with a place behind a dash, stay whole", async () => {
  const rows = ['"Blue Door\nsince 1920",1 Main St', '"Red Door\nbar, grill",2 Main St', "Inn - Park 5,3 Main St"];
  const found = await read("file.csv", ["name,notes", ...rows].join("\n"));
  expect(found.map(([name]) => name)).toEqual(["Blue Door since 1920", "Red Door bar, grill", "Inn - Park 5"]);
});

it("lines that begin with the row's name give its address and phone", async () => {
  const shops = [
    ["Afro Haus", "Mittelstraße 13, 68169 Mannheim\nPhone: 0621 1234567"],
    ["Hair Queen", "T3 23, 68161 Mannheim\nPhone: 0621 7654321"],
    ["Black & Gold", "Kaiserallee 113, 76185 Karlsruhe"],
  ];
  const records = shops.map(([name, behind]) => ({
    name,
    country: "Germany",
    zipCode: /\d{5}/.exec(behind ?? "")?.[0],
    infos: `${name},\n${behind}`,
  }));
  expect(await read("file.json", JSON.stringify(records))).toEqual([
    ["Afro Haus", "Mittelstraße 13, 68169 Mannheim", "+49 621 1234567", undefined],
    ["Hair Queen", "T3 23, 68161 Mannheim", "+49 621 7654321", undefined],
    ["Black & Gold", "Kaiserallee 113, 76185 Karlsruhe", undefined, undefined],
  ]);
});

it("a map's bubble that begins with the name has the address in its further lines", async () => {
  const shops = [
    ["Barnsley", "Old Mill Lane", "Barnsley", "Wilthorpe", "S711LN", [-1.47538, 53.5608]],
    ["Frome", "Warminster Road", "Frome", "Keyford", "BA115LA", [-2.3106, 51.2245]],
    ["Gillingham", "The Wharf", "Gillingham", "SP84QA", [-2.2757, 51.0341]],
  ] as const;
  const features = shops.map(([town, ...behind]) => {
    const lines = behind.slice(0, -1).map((line) => `<div>${line}</div>`);
    const geometry = { type: "Point", coordinates: behind.at(-1) };
    const popupContent = `<strong>Best Food ${town}</strong>${lines.join("")}`;
    return { type: "Feature", geometry, properties: { name: `Best Food ${town}`, popupContent } };
  });
  const { drafts } = await readDrafts(
    writeTemporary("file.geojson", JSON.stringify({ type: "FeatureCollection", features })),
  );
  expect(drafts.map(({ fields }) => [fields.name, fields.fullAddress, fields.city])).toEqual([
    ["Best Food Barnsley", "Old Mill Lane, Barnsley, Wilthorpe, S711LN", "Barnsley"],
    ["Best Food Frome", "Warminster Road, Frome, Keyford, BA115LA", "Frome"],
    ["Best Food Gillingham", "The Wharf, Gillingham, SP84QA", "Gillingham"],
  ]);
});

it("a remark that begins with the row's name is no address", async () => {
  const rows = ["Blue Door,1 Main St", "Red Door,2 Main St", "Inn,3 Main St"].map((row) => row.split(","));
  const remarks = rows.map(([name]) => `${name},"${name}, opened 1990, a quiet house"`);
  const found = await read("file.csv", ["name,infos", ...remarks].join("\n"));
  expect(found.map(([, address]) => address)).toEqual([undefined, undefined, undefined]);
});
