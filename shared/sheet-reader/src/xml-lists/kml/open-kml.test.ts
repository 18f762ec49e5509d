import { describe, expect, it } from "vitest";
import { detectSheetKind } from "../../formats/detect-sheet-kind.ts";
import { openWorkbook } from "../../formats/open-workbook.ts";
import { makeZip } from "../../testing/make-zip.ts";
import { readLists } from "../../testing/read-lists.ts";
import { writeTemporary } from "../../testing/write-temporary.ts";

const kml = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${content}</Document></kml>`;

async function readFile(path: string) {
  const workbook = await openWorkbook(await detectSheetKind(path), path);
  try {
    return { lists: await readLists(workbook), unreadable: workbook.unreadableFiles };
  } finally {
    workbook.close();
  }
}

const read = async (content: string) => (await readFile(writeTemporary("a.kml", kml(content)))).lists;

/** Each placemark's fields by their headers. */
async function placemarks(content: string): Promise<Record<string, unknown>[]> {
  const [[headers = [], ...rows] = []] = Object.values(await read(content));
  return rows.map((cells) =>
    Object.fromEntries(headers.flatMap((header, at) => (cells[at] === undefined ? [] : [[String(header), cells[at]]]))),
  );
}

describe("a KML file", () => {
  it("has a row for each placemark, called after the document, with the folders around it", async () => {
    const content = `<name>Cafés of Bonn</name><Style id="s"><IconStyle/></Style>
      <Folder><name>North</name><Placemark id="p1"><name>Aida</name><styleUrl>#s</styleUrl><visibility>1</visibility>
        <address>Ring 1</address><phoneNumber>0228 1</phoneNumber><Point><coordinates> 7.1,50.7,0 </coordinates></Point></Placemark>
        <Folder><name>Old town</name><Placemark><name>Bela</name></Placemark></Folder></Folder>`;
    expect(await read(content)).toEqual({
      "Cafés of Bonn": [
        ["name", "address", "phoneNumber", "folder", "geometry", "parentFolder"],
        ["Aida", "Ring 1", "0228 1", "North", "POINT (7.1000000 50.7000000)"],
        ["Bela", undefined, undefined, "Old town", undefined, "North"],
      ].map((cells) => Array.from({ length: 6 }, (_, at) => cells[at])),
    });
  });

  it.each([
    [
      "of a polygon",
      "<Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 2,0 2,2 0,2 0,0</coordinates></LinearRing></outerBoundaryIs></Polygon>",
      "1.0000000 1.0000000",
    ],
    ["of a line", "<LineString><coordinates>0,0\n1, 5\n2,6</coordinates></LineString>", "1.0000000 5.0000000"],
    [
      "of several shapes",
      "<MultiGeometry><LineString><coordinates>0,0 1,1</coordinates></LineString><Point><coordinates>3,4</coordinates></Point></MultiGeometry>",
      "3.0000000 4.0000000",
    ],
    ["of a track", "<gx:Track><when>2024</when><gx:coord>5 6 0</gx:coord></gx:Track>", "5.0000000 6.0000000"],
    [
      "of a model",
      "<Model><Location><longitude>7</longitude><latitude>8</latitude></Location></Model>",
      "7.0000000 8.0000000",
    ],
  ])("has the position %s", async (_what, geometry, position) => {
    expect(await placemarks(`<Placemark><name>A</name>${geometry}</Placemark>`)).toMatchObject([
      { geometry: `POINT (${position})` },
    ]);
  });

  it("has its extended data as columns, typed or not", async () => {
    const content = `<Placemark><name>A</name><ExtendedData><Data name="Web"><displayName>x</displayName><value>a.example</value></Data>
      <SchemaData schemaUrl="#s"><SimpleData name="City">Bonn</SimpleData></SchemaData><shop:Rooms>7</shop:Rooms></ExtendedData></Placemark>`;
    expect(await placemarks(content)).toEqual([{ name: "A", Web: "a.example", City: "Bonn", Rooms: "7" }]);
  });
});

describe("a placemark's description", () => {
  const described = (...descriptions: string[]) =>
    placemarks(
      descriptions.map((text) => `<Placemark><description><![CDATA[${text}]]></description></Placemark>`).join(""),
    );

  it("makes columns of lines that name them, if all placemarks have these", async () => {
    expect(
      await described(
        'Address: Ring 1<br>Web: <a href="https://a.example/x">here</a><br>Hours: 9:00',
        '<img src="https://a.example/i.png" height="9"/><br><br><b>Address:</b> Ring 2<br>Web:<br>',
      ),
    ).toEqual([
      { Address: "Ring 1", Web: "https://a.example/x", Hours: "9:00" },
      { Address: "Ring 2", image: "https://a.example/i.png" },
    ]);
  });

  it("makes columns of a table's rows", async () => {
    const table = (name: string) =>
      `<html><body><table><tr><td><table border="1"><tr><td>NAME</td>\n<td>${name}</td></tr><tr><th>CITY</th> <td>Bonn</td></tr></table></td></tr></table></body></html>`;
    expect(await described(table("Aida"), table("Bela"))).toEqual([
      { NAME: "Aida", CITY: "Bonn" },
      { NAME: "Bela", CITY: "Bonn" },
    ]);
  });

  it.each([
    ["one has other lines", "Phone: 1", "Phone: 2<br>On the market square"],
    ["they share no field", "Phone: 1", "Web: a.example"],
    ["its colons are those of addresses and times", "https://a.example", "10:30"],
  ])("stays a text where %s", async (_why, first, second) => {
    expect(await described(first, second)).toEqual([{ description: first }, { description: second }]);
  });

  it("is left out where it repeats the extended data", async () => {
    const content = `<Placemark><description><![CDATA[Phone: 1<br>City: ]]></description><ExtendedData><Data name="Phone"><value>1</value></Data></ExtendedData></Placemark>
      <Placemark><description>Just text</description></Placemark>`;
    expect(await placemarks(content)).toEqual([{ Phone: "1" }, { description: "Just text" }]);
  });
});

describe("a KMZ file", () => {
  it("is its KML, whatever images lie beside it", async () => {
    const png = Buffer.from("89504e470d0a1a0a", "hex");
    const images = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`images/icon-${at}.png`, png]));
    const content = kml("<name>Cafés</name><Placemark><name>Aida</name></Placemark>");
    const path = writeTemporary("a.kmz", makeZip({ ...images, "doc.kml": content }));
    expect(await readFile(path)).toEqual({ lists: { Cafés: [["name"], ["Aida"]] }, unreadable: [] });
  });

  it("that only links to its map says so", async () => {
    const content = kml("<NetworkLink><Link><href>https://maps.example/kml</href></Link></NetworkLink>");
    await expect(readFile(writeTemporary("a.kmz", makeZip({ "doc.kml": content })))).rejects.toMatchObject({
      turkish: expect.stringMatching(/NetworkLink/),
    });
  });
});

it("a KML file without places is refused", async () => {
  await expect(read("<name>Empty</name>")).rejects.toMatchObject({ turkish: expect.stringMatching(/hiç yer/) });
});
