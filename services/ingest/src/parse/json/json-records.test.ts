import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { readDrafts } from "../testing/read-drafts.ts";

const json = (value: unknown) => JSON.stringify(value);

describe("GeoJSON", () => {
  const feature = (properties: object, geometry: object | null, id?: string) => ({
    type: "Feature",
    id,
    properties,
    geometry,
  });
  const ring = [
    [10, 50],
    [10.2, 50],
    [10.2, 50.1],
    [10, 50.1],
    [10, 50],
  ];

  it("yields properties as columns, and a position by geometry: the point, the middle of a polygon, or none", async () => {
    const features = [
      feature({ name: "Point", city: "Bonn" }, { type: "Point", coordinates: [7.0982, 50.7374] }),
      feature({ name: "Hall", city: "Fulda" }, { type: "Polygon", coordinates: [ring] }),
      feature(
        { name: "Campus", city: "Fulda" },
        {
          type: "MultiPolygon",
          coordinates: [
            [
              [
                [0, 0],
                [1e-3, 0],
                [0, 1e-3],
                [0, 0],
              ],
            ],
            [ring],
          ],
        },
      ),
      feature(
        { name: "Street", city: "Fulda" },
        {
          type: "LineString",
          coordinates: [
            [9, 50],
            [9.1, 50.1],
            [9.2, 50],
          ],
        },
      ),
      feature({ name: "Nowhere", city: "Fulda" }, null),
    ];
    const crs = { type: "name", properties: { name: "urn:ogc:def:crs:OGC:1.3:CRS84" } };
    const { drafts } = await readDrafts(
      writeTemporary("a.geojson", json({ type: "FeatureCollection", name: "shops", crs, features })),
    );
    expect(drafts.map(({ fields }) => [fields.name, fields.latitude, fields.longitude])).toEqual([
      ["Point", 50.7374, 7.0982],
      ["Hall", 50.05, 10.1],
      ["Campus", 50.05, 10.1],
      ["Street", 50.1, 9.1],
      ["Nowhere", undefined, undefined],
    ]);
  });

  it("from OpenStreetMap keeps the element id of each feature", async () => {
    const properties = {
      "@id": "way/42",
      name: "Imbiss",
      amenity: "fast_food",
      "addr:street": "Torstraße",
      "addr:housenumber": "12",
    };
    const content = json({
      type: "FeatureCollection",
      features: [feature(properties, { type: "Polygon", coordinates: [ring] }, "way/42")],
    });
    const { drafts } = await readDrafts(writeTemporary("a.geojson", content));
    expect(drafts[0]).toMatchObject({
      identityKeys: ["id:osm:way/42"],
      fields: { name: "Imbiss", type: "Fast food", street: "Torstraße 12" },
    });
  });

  it("from Overture keeps ids that are unique worldwide", async () => {
    const properties = {
      names: { primary: "Café Ost", common: null },
      categories: { primary: "coffee_shop", alternate: ["bakery", "cafe"] },
      confidence: 0.9,
      sources: [{ dataset: "meta", record_id: "1" }],
      websites: ["https://ost.example/", "https://ost2.example/"],
      phones: ["+4922812345"],
      addresses: [{ freeform: "Hauptstr. 5", locality: "Bonn", postcode: "53111", region: "NW", country: "DE" }],
    };
    const point = { type: "Point", coordinates: [7.0982, 50.7374] };
    const features = [feature(properties, point, "08f1fa1b2c3d4e5f0123456789abcdef")];
    const { drafts } = await readDrafts(writeTemporary("a.geojson", json({ type: "FeatureCollection", features })));
    expect(drafts[0]).toMatchObject({
      identityKeys: ["id:gers:08f1fa1b2c3d4e5f0123456789abcdef"],
      fields: {
        name: "Café Ost",
        type: "Coffee shop",
        subtypes: ["bakery", "cafe"],
        street: "Hauptstr. 5",
        city: "Bonn",
        postalCode: "53111",
        countryCode: "DE",
        phoneE164: "+4922812345",
        website: "https://ost.example/",
        latitude: 50.7374,
      },
    });
  });
});

describe("nested values", () => {
  it("stay JSON if their field is read as JSON", async () => {
    const record = {
      title: "Shop",
      city: "Rome",
      categories: [{ id: 7, name: "Pizza, pasta" }],
      openingHours: [{ day: "Monday", hours: "9 AM to 5 PM" }],
      additionalInfo: { "Service options": [{ Delivery: true }] },
      totalScore: 4.5,
      reviews: [{ name: "Somebody", text: "Good" }],
      location: { lat: 41.9, lng: 12.5 },
    };
    const { drafts } = await readDrafts(writeTemporary("a.json", json([record])));
    expect(drafts[0]?.fields).toMatchObject({
      name: "Shop",
      rating: 4.5,
      reviews: 0,
      latitude: 41.9,
      longitude: 12.5,
      subtypes: ["Pizza, pasta"],
      hours: expect.anything(),
      about: expect.stringContaining("Delivery"),
    });
  });

  it("of an Overpass element are its tags; the corners of a building are not rows", async () => {
    const elements = [
      {
        type: "node",
        id: 5,
        lat: 52.5,
        lon: 13.4,
        tags: { name: "Imbiss", amenity: "fast_food", "addr:city": "Berlin" },
      },
      { type: "node", id: 6, lat: 52.5, lon: 13.4 },
    ];
    const { drafts, counts } = await readDrafts(writeTemporary("a.json", json({ version: 0.6, elements })));
    expect(drafts).toMatchObject([
      { identityKeys: ["id:osm:node/5"], fields: { name: "Imbiss", latitude: 52.5, type: "Fast food" } },
    ]);
    expect(counts.rejected).toBe(0);
  });

  it("of elements without a record for their tags are whatever else they say", async () => {
    const elements = [
      { type: "node", id: 5, lat: 52.5, lon: 13.4, "tags.name": "Imbiss", "tags.amenity": "fast_food" },
      { type: "node", id: 6, lat: 52.5, lon: 13.4, timestamp: "2026-01-01T00:00:00Z", version: 2 },
    ];
    const { drafts, counts } = await readDrafts(writeTemporary("a.json", json({ elements })));
    expect(drafts.map(({ fields }) => fields.name)).toEqual(["Imbiss"]);
    expect(counts.rejected).toBe(0);
  });

  it("of an Overpass answer with centres have the position of each node, way and relation", async () => {
    const elements = [
      { type: "node", id: 5, lat: 52.5, lon: 13.4, tags: { name: "Imbiss", amenity: "fast_food" } },
      { type: "way", id: 6, center: { lat: 52.6, lon: 13.5 }, tags: { name: "Kantine", amenity: "restaurant" } },
    ];
    const { drafts } = await readDrafts(writeTemporary("a.json", json({ elements })));
    expect(drafts.map(({ fields }) => [fields.name, fields.latitude, fields.longitude])).toEqual([
      ["Imbiss", 52.5, 13.4],
      ["Kantine", 52.6, 13.5],
    ]);
  });

  it("of a feature converted from KML are the attributes in its description, not its number", async () => {
    const Description =
      '<center><table><tr><th colspan="2">Attributes</th></tr><tr bgcolor=""> <th>NAME</th> <td>Tea &amp; Co</td> </tr>' +
      "<tr> <th>POSTALCODE</th> <td>58695</td> </tr><tr> <th>TOTALROOMS</th> <td></td> </tr></table></center>";
    const feature = {
      type: "Feature",
      properties: { Name: "kml_6", Description },
      geometry: { type: "Point", coordinates: [103.8482604, 1.2869341, 0] },
    };
    expect(
      (await readDrafts(writeTemporary("a.json", json({ type: "FeatureCollection", features: [feature] })))).drafts,
    ).toMatchObject([
      { fields: { name: "Tea & Co", latitude: 1.2869341, postalCode: expect.stringMatching(/58695$/) } },
    ]);
  });

  it("are of no kind where it is what the map draws them with", async () => {
    const features = Array.from({ length: 6 }, (_, at) => ({
      type: "Feature",
      properties: { _id: at, _type: "node", name: `Imbiss ${at}`, category: "vegan" },
      geometry: { type: "Point", coordinates: [11.97 + at / 100, 51.48] },
    }));
    const { drafts } = await readDrafts(writeTemporary("a.json", json({ type: "FeatureCollection", features })));
    expect(drafts[0]?.fields).toMatchObject({ name: "Imbiss 0", category: "vegan" });
    expect(drafts[0]?.fields).not.toHaveProperty("type");
  });

  it("keep ids too long for a number, and NaN is empty", async () => {
    const content =
      '[{"name": "NaN 12345678901234567890", "cid": 12345678901234567890, "latitude": NaN, "city": "Rome"}]';
    const { drafts } = await readDrafts(writeTemporary("a.json", content));
    expect(drafts).toMatchObject([
      { identityKeys: ["cid:12345678901234567890"], fields: { name: "NaN 12345678901234567890" } },
    ]);
  });
});

it("a table written by columns, as pandas writes one, is read by rows", async () => {
  const columns = {
    Name: { 0: "RS Bunda", 1: "RS Naili" },
    address: { 0: "Jl. Proklamasi 31, Padang", 1: null },
    rating: { 0: 3.9, 1: 4.4 },
  };
  const { drafts } = await readDrafts(writeTemporary("columns.json", json(columns)));
  expect(drafts.map(({ fields }) => [fields.name, fields.fullAddress, fields.rating])).toEqual([
    ["RS Bunda", "Jl. Proklamasi 31, Padang", 3.9],
    ["RS Naili", undefined, 4.4],
  ]);
});
