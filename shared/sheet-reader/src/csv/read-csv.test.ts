import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { collect } from "../testing/read-all.ts";
import { writeTemporary } from "../testing/write-temporary.ts";
import { openCsv } from "./read-csv.ts";

async function read(content: string | Buffer) {
  const file = await openCsv(writeTemporary("t.csv", content));
  const reader = file.open();
  const rows = await collect(reader.rows);
  expect(reader.readShare()).toBe(1);
  return { ...file, rows, cells: rows.map(({ cells }) => cells) };
}

describe("a CSV file", () => {
  it.each([
    [",", "name,city\nLuigi,Rome\n"],
    [";", 'name;city\n"Luigi";Rome\n'],
    ["\t", "name\tcity\nLuigi\tRome\n"],
    ["|", "name|city\nLuigi|Rome\n"],
    ["^", "name^city\nLuigi^Rome\n"],
  ])("is split at the detected delimiter %j", async (delimiter, text) => {
    const { dialect, cells } = await read(text);
    expect(dialect.delimiter).toBe(delimiter);
    expect(cells).toEqual([
      ["name", "city"],
      ["Luigi", "Rome"],
    ]);
  });

  it("is split at what its header says, though its texts are full of commas", async () => {
    const { cells } = await read(
      "name;address\nLuigi, Sons, Co;1 Main St, Rome, Italy\nMaria, Co;2 Main St, Rome, Italy\n",
    );
    expect(cells[1]).toEqual(["Luigi, Sons, Co", "1 Main St, Rome, Italy"]);
  });

  it("may quote some lines whole, as if each were one cell", async () => {
    const { cells } = await read(
      'name,address,phone\nHotel Adler,Ring 1,0731 445566\n"Hotel Krone,""Ring 2, rear"",0731 445577"\n"Note: open, ""daily"\n',
    );
    expect(cells.slice(1)).toEqual([
      ["Hotel Adler", "Ring 1", "0731 445566"],
      ["Hotel Krone", "Ring 2, rear", "0731 445577"],
      ['Note: open, "daily'],
    ]);
  });

  it("may name its delimiter in a line of its own, as Excel writes it", async () => {
    const { rows } = await read("sep=;\r\nname;city\r\nLuigi;Rome\r\n");
    expect(rows).toEqual([
      { row: 2, cells: ["name", "city"] },
      { row: 3, cells: ["Luigi", "Rome"] },
    ]);
  });

  it("counts records, blank ones too, and gives those that have a cell", async () => {
    const { rows } = await read('name,city\r\n"Lu\nigi",Rome\n\n,\r\nMaria,"Mi""lan"\n');
    expect(rows).toEqual([
      { row: 1, cells: ["name", "city"] },
      { row: 2, cells: ["Lu\nigi", "Rome"] },
      { row: 5, cells: ["Maria", 'Mi"lan'] },
    ]);
  });

  it("may have short rows, long rows, old line ends and no last line end", async () => {
    expect((await read("name,city,phone\nLuigi\nMaria,Milan,1,2")).cells).toEqual([
      ["name", "city", "phone"],
      ["Luigi"],
      ["Maria", "Milan", "1", "2"],
    ]);
    expect((await read("name,city\rLuigi,Rome\r")).cells).toEqual([
      ["name", "city"],
      ["Luigi", "Rome"],
    ]);
  });

  it("ends lines at carriage returns, whatever the last one ends at, but not where they are a few breaks within cells", async () => {
    const lines = Array.from({ length: 12 }, (_, at) => `Luigi ${at},Rome`);
    expect((await read(`${lines.join("\r")}\r\n`)).cells).toHaveLength(12);
    expect((await read("name,city\nLuigi\rBar,Rome\nMaria,Milan\n")).cells).toHaveLength(3);
  });

  it("may be of two lists pasted together, in UTF-8 and in Windows-1252", async () => {
    const old = iconv.encode("Café Genève,Genève\nBäckerei Groß,Köln\n".repeat(20), "windows-1252");
    const { cells } = await read(Buffer.concat([Buffer.from(`name,city\n${"Café Zürich,Zürich\n".repeat(20)}`), old]));
    expect(cells[1]).toEqual(["Café Zürich", "Zürich"]);
    expect(cells.slice(-2)).toEqual([
      ["Café Genève", "Genève"],
      ["Bäckerei Groß", "Köln"],
    ]);
  });

  it("may have quotes in the middle of a cell and NULs anywhere", async () => {
    expect((await read('name,city\nJoe "the" Pizza,Ro\0me\n')).cells[1]).toEqual(['Joe "the" Pizza', "Rome"]);
  });

  it.each([
    ["utf-8", Buffer.from("name,city\nCafé,İzmir 寿司\n"), "Café", "İzmir 寿司"],
    ["utf-8", Buffer.from("\ufeffname,city\nCafé,x\n"), "Café", "x"],
    ["utf-16le", iconv.encode("name,city\nCafé,İzmir\n", "utf-16le", { addBOM: true }), "Café", "İzmir"],
    ["utf-16be", iconv.encode("name,city\nCafé,İzmir\n", "utf-16be", { addBOM: true }), "Café", "İzmir"],
    ["utf-16le", iconv.encode("name,city\nCafé,Izmir\n", "utf-16le"), "Café", "Izmir"],
    ["windows-1252", iconv.encode("name,city\nCafé “Zoë”,Málaga €\n", "windows-1252"), "Café “Zoë”", "Málaga €"],
    [
      "windows-1254",
      iconv.encode("name,city\nŞişli Kebapçısı,İstanbul\n", "windows-1254"),
      "Şişli Kebapçısı",
      "İstanbul",
    ],
    [
      "windows-1252",
      iconv.encode("name,city\nÞórður,Reykjavík á Íslandi é ó æ\n", "windows-1252"),
      "Þórður",
      "Reykjavík á Íslandi é ó æ",
    ],
    [
      "shift_jis",
      iconv.encode("name,city\n中央図書館ソーシャル,東京都\n", "shift_jis"),
      "中央図書館ソーシャル",
      "東京都",
    ],
    ["windows-1251", iconv.encode("name,city\nАптека,Москва\n", "windows-1251"), "Аптека", "Москва"],
  ])("is decoded as the detected %s", async (encoding, bytes, name, city) => {
    const file = await read(bytes);
    expect(file.encoding).toBe(encoding);
    expect(file.cells).toEqual([
      ["name", "city"],
      [name, city],
    ]);
  });

  it("depends on all of it: the first odd letter may come late", async () => {
    const plain = `name,city\n${"Luigi,Rome\n".repeat(40_000)}`;
    const { encoding, cells } = await read(iconv.encode(`${plain}Café,Rome\n`, "windows-1252"));
    expect(encoding).toBe("windows-1252");
    expect(cells.at(-1)).toEqual(["Café", "Rome"]);
  });

  it("stays UTF-8 when a few letters of it are broken", async () => {
    const { encoding, cells } = await read(
      Buffer.concat([Buffer.from(`name,city\n${"é".repeat(50)},x\nbro`), Buffer.from([0xe9]), Buffer.from("ken,y\n")]),
    );
    expect(encoding).toBe("utf-8");
    expect(cells[2]).toEqual(["bro\ufffdken", "y"]);
  });

  it("keeps letters whole wherever a chunk ends", async () => {
    const text = `name,city\n${Array.from({ length: 60_000 }, (_, index) => `寿司😀é${index},x`).join("\n")}\n`;
    const { cells } = await read(text);
    expect(cells.slice(1).every(([name], index) => name === `寿司😀é${index}`)).toBe(true);
  });
});

describe("a CSV file that is not sound is refused by name of the fault", () => {
  it.each([
    [
      "a quote that is never closed",
      'name,city\n"Luigi,Rome\nMaria,Milan\n',
      /2\. kayıtta başlayan tırnaklı bir hücrenin içinde bitiyor/,
    ],
    ["a cell beyond 1 MB", `name,city\nLuigi,${"x".repeat(1_100_000)}\n`, /2\. satırda 1 MB'tan büyük bir hücre/],
    ["more columns than a sheet has", `name${",".repeat(16_384)}\n`, /1\. satırda 16\.384'ten çok sütun/],
    ["a quote that swallows the file", `name,city\n"Luigi,${"Rome\n".repeat(3_500_000)}`, /2\. kayıt 16 MB'tan uzun/],
  ])("%s", async (_what, text, message) => {
    await expect(read(text)).rejects.toMatchObject({ turkish: expect.stringMatching(message) });
  });
});
