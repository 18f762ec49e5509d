import { describe, expect, it } from "vitest";
import { fieldsOf, fieldsOfRows, letters } from "../../../testing/fields-of-list.ts";

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

describe("a column of few rows", () => {
  it("has no countries if all that it has is R's mark of missing values", async () => {
    const rows = ["A", "B", "C", "D", "E"].map((name) => `Salon ${name},"Ring 1, Warszawa",NA`);
    expect(await fieldsOfRows("name,address,rating", ...rows)).not.toContain("rating: countryCode");
  });

  it("has the states of Peru, whose districts are in provinces and these in departments", async () => {
    const rows = [
      "Bar A,CAYMA,AREQUIPA,AREQUIPA",
      "Bar B,PAIJAN,ASCOPE,LA LIBERTAD",
      "Bar C,MOCHE,TRUJILLO,LA LIBERTAD",
    ];
    const found = await fieldsOfRows("name,distrito,provincia,departamento", ...rows);
    expect(found).toContain("departamento: state");
    expect(found).not.toContain("provincia: state");
  });

  it.each([
    ["times", "category", "Until 19:00"],
    ["parts of a city", "secteur", "Toulouse Centre"],
    ["tags", "tags", '"domingos, descuento"'],
  ])("has no kinds if it has %s", async (_, header, cell) => {
    const rows = ["A", "B", "C", "D", "E"].map((name) => `Bar ${name},Ring 1,${cell}`);
    expect(await fieldsOfRows(`name,address,${header}`, ...rows)).toContain(`${header}: -`);
  });

  it("has cities rather than kinds if it has a large city", async () => {
    const rows = ["A", "B", "C", "D", "E"].map((name) => `Bar ${name},Dotonbori 1,osaka`);
    expect(await fieldsOfRows("name,address,category", ...rows)).toContain("category: city");
  });

  it("has no ratings if it has whole stars that nobody counts", async () => {
    expect(await fieldsOfRows("name,address,stars", "Hotel A,Ring 1,3", "Hotel B,Ring 2,5")).toContain("stars: -");
  });

  it("has no house numbers if it has ordinals, and no postal codes of two digits", async () => {
    const found = await fieldsOfRows("pk,name,address,n", '61,Bar A,Ring,"262."', '36,Bar B,Allee,"153."');
    expect(found).toEqual(["pk: -", "name: name", "address: fullAddress", "n: -"]);
  });
});

describe("a column of kinds", () => {
  it("has none if many cells are answers", async () => {
    const cell = (at: number) => (at % 3 ? "Sim" : "1 Cozinha e 1 Despensa");
    const found = await fieldsOf("escola,cozinha,cidade", (at) => `Escola ${letters(at)},${cell(at)},Santos`);
    expect(found).toContain("cozinha: -");
  });
});

it("remarks are no ratings, although a few have numbers", async () => {
  const remark = (at: number) =>
    at % 9 ? `The ${letters(at)} grill, ${at} years in the old harbour of the town` : "Closed 3 days";
  expect(await fieldsOf("name,address,note", (at) => `Bar ${letters(at)},Ring ${at},"${remark(at)}"`)).toContain(
    "note: -",
  );
});

it("dates in words are no streets", async () => {
  const found = await fieldsOf(
    "name,city,xyzw",
    (at) => `Bar ${letters(at)},Ulm,"July ${(at % 28) + 1}, 20${10 + (at % 9)}"`,
  );
  expect(found).toContain("xyzw: -");
});

describe("a name beside a surname", () => {
  it("is a given one if it is one word", async () => {
    const found = await fieldsOf("Name,Nachname,Ort", (at) => `Ann${letters(at)},Roe${letters(at)},Wien`);
    expect(found).toEqual(["Name: name", "Nachname: name", "Ort: city"]);
  });

  it("is the business's if it is several", async () => {
    const found = await fieldsOf("Name,Nachname,Ort", (at) => `Praxis ${letters(at)},Roe${letters(at)},Wien`);
    expect(found).toEqual(["Name: name", "Nachname: -", "Ort: city"]);
  });
});

it("pictures are known by their links, but for a few that all rows share", async () => {
  const found = await fieldsOf("name,address,foto728,symbol", (at) => {
    return `Bar ${letters(at)},Ring ${at},https://cdn.example/p${at}.jpg,https://cdn.example/icons/${at % 3}.png`;
  });
  expect(found).toEqual(["name: name", "address: fullAddress", "foto728: photo", "symbol: -"]);
});

it("times of day without a day are hours only where the header says so", async () => {
  const times = (at: number) => `Bar ${letters(at)},Ring ${at},${8 + (at % 3)}:00-18:00`;
  expect(await fieldsOf("name,address,mass times", times)).toContain("mass times: -");
  expect(await fieldsOf("name,address,visiting hours", times)).toContain("visiting hours: workingHours");
  const week = (at: number) => `Bar ${letters(at)},Ring ${at},Mon-Fri ${8 + (at % 3)}:00-18:00`;
  expect(await fieldsOf("name,address,xyzw", week)).toContain("xyzw: workingHours");
});

it("languages are no countries, and bare numbers no streets", async () => {
  const found = await fieldsOf("name,lat,lng,lang_code,gate", (at) => {
    return `Bar ${letters(at)},50.7${at + 10},7.1${at + 10},${at % 2 ? "TR" : "DE"},${at % 7}`;
  });
  expect(found.slice(3)).toEqual(["lang_code: -", "gate: -"]);
});
