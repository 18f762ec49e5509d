import {
  type behaviourReportSchema,
  getBehaviourReport,
  getGeographyReport,
  getTrendReport,
  type TrendDay,
} from "@meridian/contracts/admin/reports-api";
import { listSynonyms } from "@meridian/contracts/categories/synonyms-api";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import type { z } from "zod";
import { figure, logIn } from "../admin-shell.ts";
import { answer, fail, holdAnswer, respond, type SeenCall } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { cellTexts, textsOf } from "../shown-texts.ts";

const DAYS: TrendDay[] = [
  { day: "2026-01-01", visits: 40, views: 90, searches: 7, businesses: null, imports: 0, created: 0, updated: 0 },
  { day: "2026-01-02", visits: 60, views: 1_910, searches: 3, businesses: 1_200, imports: 2, created: 30, updated: 4 },
];
const GEOGRAPHY = {
  total: 1_000,
  countries: [
    { countryCode: "TR", country: "Türkiye", slug: "turkiye", businesses: 600, cities: 12, categories: 30 },
    { countryCode: "DE", country: "Germany", slug: "germany", businesses: 150, cities: 4, categories: 9 },
  ],
};
const BEHAVIOUR: z.infer<typeof behaviourReportSchema> = {
  searchCount: 10,
  emptySearchCount: 2,
  searches: [{ query: "kahve", location: "Kadıköy", count: 8 }],
  emptySearches: [{ query: "eczane", location: "", count: 2 }],
  businesses: [
    { slug: "kadikoy-kahve", name: "Kadıköy Kahve", count: 5 },
    { slug: "gone", name: null, count: 1 },
  ],
};
const NO_OUTLINES = {
  type: "Topology",
  arcs: [],
  objects: { countries: { type: "GeometryCollection", geometries: [] } },
};

let trendCalls: readonly SeenCall[];

beforeEach(() => {
  logIn();
  trendCalls = answer(getTrendReport, { days: DAYS });
  answer(getGeographyReport, GEOGRAPHY);
  answer(getBehaviourReport, BEHAVIOUR);
  answer(listSynonyms, { synonyms: [] });
  respond({ method: "GET", path: "countries-110m.json" }, () => HttpResponse.json(NO_OUTLINES));
});

async function openReports(query = "?from=2026-01-01&to=2026-01-02") {
  const view = await renderRoute(`/admin/reports${query}`);
  expect(await screen.findByRole("heading", { level: 1, name: "Raporlar" })).toBeTruthy();
  return view;
}

const section = (name: string) => within(screen.getByRole("region", { name }));
const rowsOf = async (name: string) => {
  const rows = within(await screen.findByRole("region", { name })).getAllByRole("row");
  return rows.slice(1).map(cellTexts);
};

it("there are trend analysis, geographic distribution and user behaviour [admin 2.81]", async () => {
  await openReports();
  for (const name of ["Trend analizi", "Coğrafi dağılım", "Kullanıcı davranışı"]) {
    expect(screen.getByRole("region", { name })).toBeTruthy();
  }
});

it("trends are summed over the days and listed by day, the newest first [admin 2.81]", async () => {
  await openReports();
  expect(await section("Trend analizi").findByText("Yayındaki işletmeler")).toBeTruthy();
  expect(["Ziyaret", "Görüntüleme", "Arama", "Yeni işletme"].map(figure)).toEqual(["100", "2.000", "10", "30"]);
  const table = screen.getByRole("region", { name: "Günlere göre ziyaretler", hidden: true });
  const rows = within(table).getAllByRole("row", { hidden: true });
  expect(textsOf(rows.slice(1))).toEqual([
    expect.stringMatching(/2 Oca.*601\.9103$/),
    expect.stringMatching(/1 Oca.*40907$/),
  ]);
});

it("each of the three charts has its table", async () => {
  await openReports();
  await waitFor(() => expect(screen.getAllByRole("region", { name: /^Günlere göre/, hidden: true })).toHaveLength(3));
});

it("countries are listed with their share of all businesses [admin 2.81]", async () => {
  await openReports();
  expect(await rowsOf("Ülke tablosu")).toEqual([
    ["Türkiye", "600", "%60", "12", "30"],
    ["Almanya", "150", "%15", "4", "9"],
  ]);
  expect(screen.getByText("2 ülkede 750 işletme; ülkesi bilinmeyen 250.")).toBeTruthy();
});

it("searches, searches without results and viewed businesses are ranked [admin 2.81]", async () => {
  await openReports();
  expect(await rowsOf("En çok aranan: tablo")).toEqual([["kahve · Kadıköy", "8"]]);
  expect(await rowsOf("En çok görüntülenen işletmeler: tablo")).toEqual([
    ["Kadıköy Kahve", "5"],
    ["gone (yayında değil)", "1"],
  ]);
  expect((await rowsOf("Sonuç vermeyen aramalar: tablo"))[0]?.slice(0, 2)).toEqual(["eczane", "2"]);
  expect(screen.getByText("10 aramadan 2 tanesi (%20) sonuçsuz kaldı.")).toBeTruthy();
});

it("without any counts every part says so, and offers no file", async () => {
  answer(getGeographyReport, { total: 0, countries: [] });
  answer(getBehaviourReport, { searchCount: 0, emptySearchCount: 0, searches: [], emptySearches: [], businesses: [] });
  await openReports();
  expect(await screen.findByText("Henüz ülkesi bilinen işletme yok")).toBeTruthy();
  for (const text of ["Bu aralıkta arama yapılmadı.", "Bu aralıkta sonuçsuz arama yok.", "Bu aralıkta arama yok."]) {
    expect(await screen.findByText(text)).toBeTruthy();
  }
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "En çok aranan: CSV indir" }).disabled).toBe(true);
});

it.each([
  ["Trendler alınamadı", getTrendReport, "Yayındaki işletmeler", { days: DAYS }],
  ["Coğrafi dağılım alınamadı", getGeographyReport, "Ülkelere göre işletmeler", GEOGRAPHY],
  ["Kullanıcı davranışı alınamadı", getBehaviourReport, "En çok aranan", BEHAVIOUR],
] as const)("%s: the other parts stay, and it can be retried", async (title, endpoint, shown, body) => {
  fail(endpoint, 404);
  const { user } = await openReports();
  expect((await screen.findByRole("alert")).textContent).toContain(title);
  respond(endpoint, () => HttpResponse.json(body));
  await user.click(screen.getByRole("button", { name: "Tekrar dene" }));
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("no figure is shown before the trends have loaded", async () => {
  const { release } = holdAnswer(getTrendReport, { days: DAYS });
  await openReports();
  expect(section("Trend analizi").queryByText("Ziyaret")).toBeNull();
  release();
  expect(await section("Trend analizi").findByText("Yayındaki işletmeler")).toBeTruthy();
});

it("a preset range goes into the address and loads its days", async () => {
  const { user, path } = await openReports();
  await user.click(screen.getByRole("radio", { name: "Son 7 gün" }));
  const query = /from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}$/.exec(path())?.[0];
  expect(query).toBeDefined();
  await waitFor(() => expect(trendCalls.at(-1)?.url).toBe(`/api/admin/reports/trends?${query}`));
  expect(screen.getByRole("radio", { name: "Son 7 gün", checked: true })).toBeTruthy();
});

it("a range that ends before it begins is rejected, and changes nothing", async () => {
  const { path } = await openReports();
  fireEvent.change(screen.getByLabelText("Başlangıç"), { target: { value: "2026-01-05" } });
  expect(screen.getByText("Başlangıç tarihi bitiş tarihinden sonra olamaz.")).toBeTruthy();
  expect(path()).toBe("/admin/reports?from=2026-01-01&to=2026-01-02");
});
