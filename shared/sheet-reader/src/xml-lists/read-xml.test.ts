import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { readLists } from "../testing/read-lists.ts";
import { writeTemporary } from "../testing/write-temporary.ts";
import { openFileSource } from "../text/byte-source.ts";
import { openXml } from "./read-xml.ts";

const open = async (content: string | Buffer) => await openXml(await openFileSource(writeTemporary("a.xml", content)));
const read = async (content: string | Buffer) => await readLists(await open(content));

describe("the list of an XML file", () => {
  it("is the element that repeats, with attributes and children as columns", async () => {
    const content = `<?xml version="1.0" encoding="utf-8"?>
      <stores xmlns:xsi="x" xsi:noNamespaceSchemaLocation="y"><made>2024</made>
        <store id="1"><name>Aida &amp; Co</name><address><street>Am Ring 1</street><city>Bonn</city></address></store>
        <store id="2"><address><city>Köln</city></address><name><![CDATA[<Bela>]]></name></store>
      </stores>`;
    expect(await read(content)).toEqual({
      store: [
        ["id", "name", "address.street", "address.city"],
        ["1", "Aida & Co", "Am Ring 1", "Bonn"],
        ["2", "<Bela>", undefined, "Köln"],
      ],
    });
  });

  it.each([
    ["in groups of their own", "<a><shops><shop><n>1</n></shop><shop><n>2</n></shop></shops></a>", "a.shop"],
    [
      "each enclosed",
      "<a><member><shop><n>1</n></shop></member><member><shop><n>2</n></shop></member></a>",
      "a.member.shop",
    ],
    ["alone", "<shops><shop><n>1</n></shop></shops>", "shop"],
    ["of attributes only", '<a><shop n="1"/><shop n="2"/></a>', "a.shop"],
  ])("is found %s", async (_where, content, name) => {
    const lists = await read(content);
    expect(Object.keys(lists)).toEqual([name]);
    expect(lists[name]?.slice(0, 2)).toEqual([["n"], ["1"]]);
  });

  it("may be one of several, the longest first, and those alike share their columns", async () => {
    const content =
      "<a><b><x><n>1</n></x></b><c><x><n>1</n></x><x><n>2</n></x><x><n>3</n></x></c><d><y m='1'/><y m='2'/></d></a>";
    expect(Object.entries(await read(content)).map(([name, rows]) => [name, rows.length])).toEqual([
      ["a.c.x", 4],
      ["a.d.y", 3],
    ]);
  });

  it("may be a table of rows and cells", async () => {
    const content = "<t><r><c>name</c><c>city</c></r><r><c>Aida</c><c/></r><r><c/><c>Bonn</c></r></t>";
    expect(await read(content)).toEqual({
      "t.r": [["name", "city"], ["Aida"], [undefined, "Bonn"]],
    });
  });
});

describe("a field of XML", () => {
  const fieldsOf = async (first: string, second = "") => {
    const [rows = []] = Object.values(await read(`<a><s>${first}</s><s>${second}<z>2</z></s></a>`));
    return Object.fromEntries((rows[0] ?? []).map((header, column) => [header, rows[1]?.[column]]));
  };

  it.each([
    ["that repeats is joined", "<tag>a</tag><tag>b</tag>", "<tag>c</tag>", { tag: "a, b" }],
    ["in an element of its own is a list", "<tags><tag>a</tag><tag>b</tag></tags>", "", { tags: "a, b" }],
    [
      "with labels is named by them",
      '<p type="tel">1</p><p type="fax">2</p>',
      '<p type="tel">1</p>',
      { "p.tel": "1", "p.fax": "2" },
    ],
    ["with the value in an attribute too", '<f k="name" v="A"/><f k="b" v="B"/>', "", { "f.name": "A", "f.b": "B" }],
    ["with numbers instead of labels is joined", '<c id="7">a</c><c id="9">b</c>', "", { c: "a, b", "c.id": "7, 9" }],
    ["with an attribute has a column for it", '<n lang="de">A</n>', "", { n: "A", "n.lang": "de" }],
    ["with the name of an attribute and a child differs", '<g n="1"><n>2</n></g>', "", { "g.@n": "1", "g.n": "2" }],
    ["with a prefix loses it", "<x:n>1</x:n>", "", { n: "1" }],
    ["with a prefix that tells it from another keeps it", "<n>1</n><x:n>2</x:n>", "", { n: "1", "x:n": "2" }],
    ["with the type of its value is that value", '<n type="int">1</n><m type="xs:date">2</m>', "", { n: "1", m: "2" }],
    ["with markup is its text", "<n>A <b>big</b> shop</n>", "", { n: "A big shop" }],
  ])("%s", async (_what, first, second, fields) => {
    expect(await fieldsOf(first, second)).toMatchObject(fields);
  });
});

describe("the encoding of XML", () => {
  const of = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><a><s><n>Žižkov – кафе</n></s><s><n>Łódź</n></s></a>`;
  const content = (encoding: string, letters: string) => of(encoding).replace("Žižkov – кафе", letters);

  it.each([
    ["utf-8", "utf-8", "Žižkov – кафе"],
    ["utf-16le", "utf-16", "Žižkov – кафе"],
    ["utf-16be", "utf-16", "Žižkov – кафе"],
    ["windows-1250", "windows-1250", "Žižkov –"],
    ["iso-8859-2", "iso-8859-2", "Žižkov"],
    ["utf-8", "iso-8859-1", "Žižkov"],
  ])("%s is read, declared as %s", async (written, declared, letters) => {
    const bytes = iconv.encode(content(declared, letters), written, { addBOM: declared === "utf-16" });
    expect(await read(bytes)).toMatchObject({ "a.s": [["n"], [letters], ["Łódź"]] });
  });

  it("is Windows-1252 where Latin-1 is declared", async () => {
    const bytes = iconv.encode(
      '<?xml version="1.0" encoding="ISO-8859-1"?><a><s n="Café – 5 €"/><s/></a>',
      "windows-1252",
    );
    expect(await read(bytes)).toMatchObject({ "a.s": [["n"], ["Café – 5 €"]] });
  });
});

describe("an XML file is refused with what would help", () => {
  const repeated = (text: string, count: number) =>
    Array.from({ length: count }, (_, at) => text.replaceAll("#", String(at)));

  it.each([
    ["a broken line", "<a>\n<s><n>1</n></s>\n<s><n>1</m></s></a>", "invalid_input", /3\. satırı geçerli XML değil/],
    ["an unknown entity", "\n<a>\n<s>&nbsp;</s></a>", "invalid_input", /3\. satırı geçerli XML değil/],
    ["a missing end", "<a>\n<s><n>1</n></s>\n", "invalid_input", /3\. satırda .* yarıda kesilmiş/],
    ["no fields", "<a>text</a>", "invalid_input", /işletme listesi yok/],
    ["nothing but texts", "<a><b>1</b><b>2</b></a>", "invalid_input", /işletme listesi yok/],
    ["empty records", "<a><s/><s/></a>", "invalid_input", /işletme listesi yok/],
    [
      "entities that multiply",
      `<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "${"&x;".repeat(1000)}">]><a><s n="&y;"/></a>`,
      "invalid_input",
      /DOCTYPE/,
    ],
    ["an entity outside", '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a><s/></a>', "invalid_input", /DOCTYPE/],
    ["elements nested without end", "<a>".repeat(101), "too_large", /100 düzeyden derin/],
    ["a giant record", `<a><s/><s>${"<n>x</n>".repeat(200_000)}</s></a>`, "too_large", /2\. kaydı 16 MB'tan uzun/],
    ["a giant text", `<a><s n="1"/><s><n>${"x".repeat(2 * 1024 * 1024)}</n></s></a>`, "too_large", /1 MB'tan büyük/],
    ["a giant tag", `<a><s n="${"x".repeat(4 * 1024 * 1024)}"/></a>`, "too_large", /1 MB'tan büyük/],
    [
      "names without number",
      `<a><s>${repeated("<n#>1</n#>", 20_001).join("")}</s></a>`,
      "too_large",
      /20\.000'den çok/,
    ],
    [
      "more fields than columns",
      `<a><s>${repeated("<n#>1</n#>", 17_000).join("")}</s></a>`,
      "too_large",
      /16\.384'ten çok/,
    ],
    [
      "lists without number",
      `<a>${repeated("<s#><x n='1'/><x/></s#>", 501).join("")}</a>`,
      "too_large",
      /500'den çok liste/,
    ],
  ])("%s", async (_what, content, code, message) => {
    await expect(open(content)).rejects.toMatchObject({ code, turkish: expect.stringMatching(message) });
  });
});
