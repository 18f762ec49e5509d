import { describe, expect, it } from "vitest";
import { readFile } from "../../testing/read-file.ts";

describe("a file of one country that names none", () => {
  const address = (streets: readonly string[], towns: readonly string[]) => (index: number) =>
    `${streets[index % streets.length]} ${index + 2}, ${towns[index % towns.length]}`;

  it.each<[country: string, cell: (index: number) => string]>([
    ["LT", address(["Vytauto g.", "Baltų pr.", "Liepų al."], ["Prienai", "Joniškis", "Nemenčinė, Vilniaus r. sav."])],
    ["LV", address(["Brīvības iela"], ["Cēsis, LV-4101", "Sigulda, Siguldas nov."])],
    ["EE", address(["Pikk tn", "Narva mnt"], ["10133 Tallinn", "Rakvere", "Kuressaare"])],
    ["IS", address(["Laugavegur", "Aðalgata"], ["101 Reykjavík", "780 Höfn", "870 Vík"])],
    ["MT", address(["Triq il-Kbira", "Triq San Ġwann"], ["Sliema SLM 1523", "Mosta MST 1010", "Valletta"])],
    ["AL", address(["Rruga Bardhyl"], ["Tiranë 1001", "Berat", "Sarandë"])],
    ["KZ", address(["ул. Абая"], ["г. Алматы", "г. Шымкент", "г. Караганда"])],
    ["UY", address(["Sarandí", "Bvar. Artigas"], ["Montevideo", "Paysandú", "Rivera", "Durazno"])],
    ["KE", address(["Moi Avenue"], ["Nyeri", "Eldoret", "Kericho"])],
  ])("is in %s by its towns", (country, cell) => {
    const { judged, businesses } = readFile(
      "name,address",
      Array.from({ length: 12 }, (_, index) => [`Shop ${index}`, cell(index)]),
    );
    expect(judged).toEqual({ fileCountry: country, isOfOneCountry: true });
    expect(businesses.map(({ draft }) => [draft?.fields.countryCode, draft?.fields.city !== undefined])).toEqual(
      Array(12).fill([country, true]),
    );
  });

  it("is in the country of the large city behind its streets, without a comma between", () => {
    const streets = ["Hadar", "Ben Yehuda", "Rothschild"];
    const rows = streets.flatMap((street) =>
      [2, 14, 35, 60].map((no) => [`Cafe ${street} ${no}`, `${no} ${street} St. Tel Aviv,`]),
    );
    expect(readFile("name,address", rows).judged).toEqual({ fileCountry: "IL", isOfOneCountry: true });
  });

  it.each<[country: string, header: string, states: readonly string[]]>([
    ["EG", "governorate", ["القاهرة", "الجيزة", "أسيوط", "الدقهلية", "سوهاج"]],
    ["ID", "provinsi", ["Jawa Barat", "Jawa Tengah", "Sumatera Utara", "Bali", "Sulawesi Selatan"]],
    ["MW", "district", ["Chitipa", "Karonga", "Mangochi", "Zomba", "Blantyre"]],
  ])("is in %s by its states alone", (country, header, states) => {
    const rows = states.map((state, index) => [`Shop ${index}`, state]);
    expect(readFile(`name,${header}`, rows).judged).toEqual({ fileCountry: country, isOfOneCountry: true });
  });

  it("is in the country of its towns, though one is called like a country", () => {
    const towns = ["Albacete", "Hellín", "Almansa", "Vitoria-Gasteiz", "Almería", "Badajoz", "Zafra"];
    const rows = Array.from({ length: 21 }, (_row, at) => [`Estación ${at}`, `Calle Mayor, ${at}, ${towns[at % 7]}`]);
    const { judged, businesses } = readFile("Nombre,Dirección", [...rows, ["Alhambra", "Calle Real, 3, Granada"]]);
    expect(judged).toEqual({ fileCountry: "ES", isOfOneCountry: true });
    expect(businesses.at(-1)?.draft?.fields).toMatchObject({ countryCode: "ES", city: "Granada" });
  });

  it("is in the country of its states where few rows have a position", () => {
    const states = ["Chitipa", "Karonga", "Mangochi", "Zomba", "Machinga"];
    const rows = Array.from({ length: 20 }, (_, index) => {
      const position = index % 4 === 0 ? ["-13.96", "33.77"] : ["", ""];
      return [`Shop ${index}`, states[index % states.length] ?? "", ...position];
    });
    const { judged } = readFile("name,district,latitude,longitude", rows);
    expect(judged).toEqual({ fileCountry: "MW", isOfOneCountry: true });
  });

  it("is in the country of its large cities, though a third of its positions are abroad, and marks those", () => {
    const rows = Array.from({ length: 12 }, (_, at): (string | number)[] => {
      const position = at % 3 === 0 ? [52.9167 + at / 100, 6.5833] : [19.1 + at / 100, 72.85];
      return [`Trust ${at}`, `${at} Marve Road Malad West Mumbai - 4000${at + 10}`, ...position];
    });
    const { judged, businesses } = readFile("name,address,latitude,longitude", rows);
    expect(judged).toEqual({ fileCountry: "IN", isOfOneCountry: true });
    expect(businesses.map(({ draft, issues }) => [draft?.fields.countryCode, issues[0]?.code])).toEqual(
      rows.map((_, at) => ["IN", at % 3 === 0 ? "country_contradicted" : undefined]),
    );
  });

  it("is in the country of the one large city that a column of states repeats", () => {
    const rows = Array.from({ length: 12 }, (_, index) => [`Shop ${index}`, "Phường 11", "Thành phố Hồ Chí Minh"]);
    expect(readFile("name,city,state", rows).judged.fileCountry).toBe("VN");
  });

  it("stays open where several countries have states of the name", () => {
    const states = ["La Paz", "Santa Cruz", "Central", "Córdoba", "Florida", "Georgia"];
    const rows = states.map((state, index) => [`Shop ${index}`, state]);
    expect(readFile("name,state", rows).judged).toEqual({ lacksCountry: true });
  });

  it("follows from words for streets and valid phones where no town is named", () => {
    const rows = (phone: string) =>
      Array.from({ length: 6 }, (_, index) => [`Shop ${index}`, `Vytauto g. ${index}`, phone]);
    expect(readFile("name,address,phone", rows("8-37 320011")).judged.fileCountry).toBe("LT");
    expect(readFile("name,address,phone", rows("020 7946 0018")).judged).toEqual({ lacksCountry: true });
  });

  it.each<[what: string, cities: readonly string[]]>([
    ["English words", ["Springfield", "Richmond", "Georgetown", "Kingston", "Victoria"]],
    ["Spanish words", ["Córdoba", "Mérida", "Trinidad", "Santa Cruz", "San José", "La Paz"]],
  ])("stays open where several countries have towns of %s", (_, cities) => {
    const rows = cities.map((city, index) => [`Shop ${index}`, city]);
    expect(readFile("name,city", rows).judged).toEqual({ lacksCountry: true });
  });
});
