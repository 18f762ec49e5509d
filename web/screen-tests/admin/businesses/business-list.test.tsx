import {
  listAdminBusinesses,
  listCategoryNames,
  listCountryCodes,
} from "@meridian/contracts/businesses/admin-businesses-api";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answer, fail, holdAnswer } from "../../network.ts";
import { renderRoute } from "../../render-route.tsx";
import { textsOf } from "../../shown-texts.ts";
import {
  answerAroundList,
  businessPage,
  idOf,
  listItem,
  openList,
  rowsOfList,
  TWO_BUSINESSES,
} from "./business-fixtures.ts";

const queryOf = (call: { url: string } | undefined) => new URL(call?.url ?? "", "http://localhost").searchParams;

it("counts all, approved, shown businesses and categories [admin 2.37]", async () => {
  await openList();
  const figure = (label: string) => screen.getAllByText(label, { selector: "dt" })[0]?.nextElementSibling?.textContent;
  await rowsOfList();
  await waitFor(() => expect(figure("Toplam İşletme")).toBe("1.250"));
  expect(figure("Yayında")).toBe("11");
  expect(figure("Onaylı")).toBe("1.200");
  expect(figure("Bu Sayfada")).toBe("2");
  expect(figure("Kategori")).toBe("2");
});

it("typing a name requests the businesses with that name [admin 2.38]", async () => {
  const { user, path } = await openList();
  await rowsOfList();
  const calls = answer(listAdminBusinesses, businessPage([listItem(7)]));
  await user.type(screen.getByLabelText("İşletme adı"), "Kahve 7");
  expect(await screen.findByRole("heading", { level: 2, name: "Kahve 7" })).toBeTruthy();
  expect(screen.queryByRole("heading", { level: 2, name: "Kahve 1" })).toBeNull();
  expect(queryOf(calls.at(-1)).get("filter")).toBe("Kahve 7");
  expect(path()).toBe("/admin/businesses?q=Kahve+7");
});

it("the category filter offers All and the first 20 categories, and finds any other [admin 2.39] [admin 9.16]", async () => {
  answerAroundList();
  answer(listCategoryNames, [...Array.from({ length: 20 }, (_, index) => `Tür ${index + 1}`), "Zanaat atölyesi"]);
  const calls = answer(listAdminBusinesses, TWO_BUSINESSES);
  const { user } = await renderRoute("/admin/businesses");
  await screen.findByRole("option", { name: "Tür 1" });
  const filter = screen.getByLabelText("Kategori");
  const offered = textsOf(within(filter).getAllByRole("option"));
  expect(offered).toEqual([
    "All",
    ...Array.from({ length: 20 }, (_, index) => `Tür ${index + 1}`),
    "Başka kategori ara…",
  ]);
  await user.selectOptions(filter, "Tür 2");
  await waitFor(() => expect(queryOf(calls.at(-1)).get("category")).toBe("Tür 2"));

  await user.selectOptions(screen.getByLabelText("Kategori"), "Başka kategori ara…");
  await user.type(screen.getByRole("combobox", { name: "Kategori ara" }), "zanaat");
  await user.click(await screen.findByRole("option", { name: "Zanaat atölyesi" }));
  await waitFor(() => expect(queryOf(calls.at(-1)).get("category")).toBe("Zanaat atölyesi"));
});

it("the export button opens the export dialog [admin 2.40]", async () => {
  const { user } = await openList();
  answer(listCountryCodes, []);
  await user.click(screen.getByRole("button", { name: "CSV Dışa Aktar" }));
  expect(await screen.findByRole("dialog", { name: "CSV Dışa Aktar" })).toBeTruthy();
});

it("pressing the active sort key reverses the order; another key starts ascending [admin 2.41] [admin 4.17]", async () => {
  const { user, calls } = await openList();
  await rowsOfList();
  const keys = () => within(screen.getByRole("group", { name: "Sıralama" })).getAllByRole("button");
  const press = async (index: number) => user.click(keys()[index] ?? document.body);
  expect(textsOf(keys())).toEqual(["İşletme adı, artan", "Puan", "Değerlendirme sayısı", "Tarih"]);
  await press(0);
  await waitFor(() => expect(queryOf(calls.at(-1)).get("sortOrder")).toBe("desc"));
  expect(keys()[0]?.textContent).toBe("İşletme adı, azalan");
  await press(2);
  await waitFor(() => expect(queryOf(calls.at(-1)).get("sortBy")).toBe("reviewCount"));
  expect(queryOf(calls.at(-1)).get("sortOrder")).toBeNull();
  expect(keys()[2]?.textContent).toBe("Değerlendirme sayısı, artan");
});

it("the pager has previous, next and five pages around the current one, 20 businesses each [admin 2.44]", async () => {
  const page = businessPage([listItem(1)], { currentPage: 6, totalPages: 10 });
  const { user, calls } = await openList(page, "?page=6");
  const pager = await screen.findByRole("navigation", { name: "İşletme sayfaları" });
  const buttons = within(pager).getAllByRole("button");
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    ...["Önceki sayfa", "Sayfa 4", "Sayfa 5", "Sayfa 6", "Sayfa 7", "Sayfa 8", "Sonraki sayfa"],
  ]);
  answer(listAdminBusinesses, businessPage([listItem(2)], { currentPage: 10, totalPages: 10 }));
  await user.click(within(pager).getByRole("button", { name: "Sonraki sayfa" }));
  expect(await screen.findByRole("heading", { level: 2, name: "Kahve 2" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sonraki sayfa" })).toHaveProperty("disabled", true);
  const [call] = calls.map((made) => Object.fromEntries(queryOf(made)));
  expect(listAdminBusinesses.query.parse(call)).toMatchObject({ page: 6, limit: 20 });
});

it("a list without results says so and clears its filters [admin 2.45] [admin 8.9]", async () => {
  const { user } = await openList(businessPage([]), "?q=qqzzxx");
  expect(await screen.findByText("İşletme bulunamadı")).toBeTruthy();
  answer(listAdminBusinesses, TWO_BUSINESSES);
  await user.click(screen.getByRole("button", { name: "Filtreleri temizle" }));
  expect(within(await rowsOfList()).getAllByRole("listitem")).toHaveLength(2);
});

it("an empty directory points to the upload", async () => {
  await openList(businessPage([]));
  const panel = (await screen.findByText("Henüz işletme yok")).parentElement ?? document.body;
  expect(within(panel).getByRole("link", { name: "Excel Yükleme" })).toHaveProperty("pathname", "/admin/upload");
});

it("five skeleton rows are shown while the list loads [admin 2.46] [admin 8.8] [admin 9.3]", async () => {
  answerAroundList();
  const { release } = holdAnswer(listAdminBusinesses, TWO_BUSINESSES);
  await renderRoute("/admin/businesses");
  expect((await screen.findByRole("status", { name: "İşletmeler yükleniyor" })).children).toHaveLength(5);
  release();
  expect(await rowsOfList()).toBeTruthy();
  expect(screen.queryByRole("status", { name: "İşletmeler yükleniyor" })).toBeNull();
});

it("a failed list is headed Error Loading Businesses and can be tried again [admin 2.47] [admin 8.10]", async () => {
  answerAroundList();
  fail(listAdminBusinesses, 404);
  const { user } = await renderRoute("/admin/businesses");
  expect(await screen.findByText("Error Loading Businesses")).toBeTruthy();
  answer(listAdminBusinesses, TWO_BUSINESSES);
  await user.click(screen.getByRole("button", { name: "Tekrar dene" }));
  expect(await rowsOfList()).toBeTruthy();
});

it("choosing a category returns to the first page [admin 2.48]", async () => {
  const { user, path, calls } = await openList(
    businessPage([listItem(1)], { currentPage: 2, totalPages: 3 }),
    "?page=2",
  );
  await screen.findByRole("option", { name: "Hotel" });
  await user.selectOptions(screen.getByLabelText("Kategori"), "Hotel");
  await waitFor(() => expect(path()).toBe("/admin/businesses?category=Hotel"));
  expect(queryOf(calls.at(-1)).get("page")).toBeNull();
});

it("searching returns to the first page [admin 2.48]", async () => {
  const { user, path } = await openList(businessPage([listItem(1)], { currentPage: 2, totalPages: 3 }), "?page=2");
  await rowsOfList();
  await user.type(screen.getByLabelText("İşletme adı"), "k");
  await waitFor(() => expect(path()).toBe("/admin/businesses?q=k"));
});

it("a row shows name, category, address, phone, rating with reviews, id and slug [admin 2.49]", async () => {
  await openList();
  const [row] = within(await rowsOfList()).getAllByRole("listitem");
  for (const text of [
    ...[
      "Kahve 1",
      "Cafe",
      "Deniz Sk. 1, Kadıköy, İstanbul, Türkiye",
      "+90 216 555 01 01",
      "4,3",
      "(1.205 değerlendirme)",
    ],
    `${idOf(1)} · kahve-1`,
  ]) {
    expect(row?.textContent).toContain(text);
  }
});

it("only a verified business has the badge [admin 2.50]", async () => {
  await openList(businessPage([listItem(1, { verified: true }), listItem(2)]));
  const [verified, other] = within(await rowsOfList()).getAllByRole("listitem");
  expect(verified?.querySelector("[title=Doğrulanmış]")).toBeTruthy();
  expect(other?.querySelector("[title=Doğrulanmış]")).toBeNull();
});

it("the filters narrow by approval, country and problem", async () => {
  const { user, calls } = await openList();
  await rowsOfList();
  answer(listCountryCodes, ["TR"]);
  await user.click(screen.getByRole("button", { name: "Filtreler" }));
  await screen.findByRole("option", { name: "Türkiye" });
  await user.selectOptions(screen.getByLabelText("Onay"), "Onay bekleyen");
  await user.selectOptions(screen.getByLabelText("Sorun"), "Fotoğraf yok");
  await user.selectOptions(screen.getByLabelText("Ülke"), "TR");
  await waitFor(() => expect(queryOf(calls.at(-1)).get("country")).toBe("TR"));
  expect(queryOf(calls.at(-1)).get("approval")).toBe("pending");
  expect(queryOf(calls.at(-1)).get("problem")).toBe("no_photo");
});

it("a page shows 20, 50 or 100 businesses, and the compact view omits contacts and ids", async () => {
  const { user, path, calls } = await openList();
  const rows = within(await rowsOfList());
  expect(rows.getAllByText(/^Deniz Sk/)).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText("Sayfa başına"), "100");
  await waitFor(() => expect(queryOf(calls.at(-1)).get("limit")).toBe("100"));
  await user.click(screen.getByRole("button", { name: "Kompakt görünüm" }));
  await waitFor(() => expect(path()).toBe("/admin/businesses?limit=100&view=compact"));
  expect(rows.queryByText(/^Deniz Sk/)).toBeNull();
  expect(rows.getAllByText("İstanbul")).toHaveLength(2);
  expect(queryOf(calls.at(-1)).has("view")).toBe(false);
});

it("a compact row opens its actions, and says what is unusual in words", async () => {
  answerAroundList();
  answer(
    listAdminBusinesses,
    businessPage([listItem(1, { status: "closed", hasHours: false }), listItem(2, { isApproved: false })]),
  );
  const { user } = await renderRoute("/admin/businesses?view=compact");
  const [first, second] = await within(await rowsOfList()).findAllByRole("listitem");
  expect(first?.textContent).toMatch(/Kapandı · .*Çalışma saati yok/);
  expect(second?.textContent).toContain("Onay bekliyor");
  expect(screen.queryByRole("button", { name: /^Sil: / })).toBeNull();
  await user.click(within(second ?? document.body).getByRole("button", { name: /^İşlemler: / }));
  await user.click(await screen.findByRole("button", { name: /^Sil: / }));
  await screen.findByRole("dialog", { name: "İşletmeyi sil" });
});

it("a business that contradicts its country says by what", async () => {
  answerAroundList();
  answer(
    listAdminBusinesses,
    businessPage([listItem(1, { countryContradictions: ["phone", "position"] }), listItem(2)]),
  );
  await renderRoute("/admin/businesses");
  const marks = await screen.findAllByText(/^Ülke çelişkili: /);
  expect(textsOf(marks)).toEqual(["Ülke çelişkili: telefonun ülke kodu, konum"]);
});
