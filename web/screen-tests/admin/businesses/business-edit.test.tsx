import {
  editBusiness,
  getAdminBusiness,
  listAdminBusinesses,
  listFieldSources,
} from "@meridian/contracts/businesses/admin-businesses-api";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectNotice, logIn } from "../../admin-shell.ts";
import { answer, fail, holdAnswer } from "../../network.ts";
import { renderRoute } from "../../render-route.tsx";
import { cellTexts, textsOf } from "../../shown-texts.ts";
import { adminBusiness, answerAroundList, answerNames, idOf, TWO_BUSINESSES } from "./business-fixtures.ts";

const PATH = `/admin/businesses/${idOf(1)}`;
const WEBSITE = "https://kahve.example.org/";
const save = () => screen.getByRole("button", { name: "Kaydet" });
const lockOf = (label: string) => screen.getByRole("button", { name: `${label} alanını kilitle` });

async function openForm(business = adminBusiness(1)) {
  logIn();
  answerNames();
  answer(getAdminBusiness, business);
  const view = await renderRoute(PATH);
  const website = await screen.findByLabelText<HTMLInputElement>("Web sitesi");
  const write = async (field: HTMLElement, text: string) => {
    await view.user.click(field);
    await view.user.paste(text);
  };
  return { ...view, website, write };
}

it("shows a skeleton, then every group of fields", async () => {
  logIn();
  answerNames();
  const { release } = holdAnswer(getAdminBusiness, adminBusiness(1));
  await renderRoute(PATH);
  expect(within(await screen.findByRole("main")).queryByRole("heading")).toBeNull();
  release();
  expect(await screen.findByRole("heading", { level: 1, name: "Kahve 1" })).toBeTruthy();
  const main = within(screen.getByRole("main"));
  expect(textsOf(main.getAllByRole("heading", { level: 2 }))).toEqual([
    ...["Temel bilgiler", "Adres ve konum", "İletişim ve görseller", "Puan ve kaynak", "Çalışma saatleri"],
  ]);
  expect(save()).toHaveProperty("disabled", true);
});

it("a missing business is reported as such, without a retry", async () => {
  logIn();
  fail(getAdminBusiness, 404, { title: "x", status: 404, code: "not_found" });
  await renderRoute(PATH);
  expect(await screen.findByText("İşletme bulunamadı")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Tekrar dene" })).toBeNull();
});

it("a business in the trash cannot be edited", async () => {
  logIn();
  answer(getAdminBusiness, adminBusiness(1, { deletedAt: "2026-05-02T12:00:00.000Z" }));
  await renderRoute(PATH);
  expect(await screen.findByText(/^Bu işletme çöp kutusunda\./)).toBeTruthy();
  expect(screen.queryByLabelText("Web sitesi")).toBeNull();
});

it("a blocked business cannot be edited, and the page says how to unblock it", async () => {
  logIn();
  answer(getAdminBusiness, adminBusiness(1, { deletedAt: "2026-05-02T12:00:00.000Z", deletionKind: "blocked" }));
  await renderRoute(PATH);
  expect(await screen.findByText(/^Bu işletme engellenmiş: .* önce listede engelini kaldırın\.$/)).toBeTruthy();
  expect(screen.queryByText(/çöp kutusunda/)).toBeNull();
});

it("sends only the changed fields, and locks them", async () => {
  const { user, website, write } = await openForm();
  await write(website, WEBSITE);
  expect(lockOf("Web sitesi").getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText("Değişti: Web sitesi")).toBeTruthy();
  const edits = answer(editBusiness, adminBusiness(1, { website: WEBSITE, revision: 2, lockedFields: ["website"] }));
  answer(getAdminBusiness, adminBusiness(1, { website: WEBSITE, revision: 2, lockedFields: ["website"] }));
  await user.click(save());
  await expectNotice('"Kahve 1" kaydedildi');
  expect(edits).toMatchObject([{ body: { revision: 1, fields: { website: WEBSITE }, lockedFields: ["website"] } }]);
  expect(save()).toHaveProperty("disabled", true);
});

it("a lock can be removed on its own", async () => {
  const { user } = await openForm(adminBusiness(1, { lockedFields: ["phone", "name"] }));
  const edits = answer(editBusiness, adminBusiness(1, { revision: 2, lockedFields: ["name"] }));
  await user.click(lockOf("Telefon"));
  await user.click(save());
  await waitFor(() => expect(edits).toMatchObject([{ body: { fields: {}, lockedFields: ["name"] } }]));
});

it("an invalid value is marked at its field, focused, and not sent", async () => {
  const { user, website, write } = await openForm();
  await write(website, "kahve");
  await user.click(save());
  await waitFor(() => expect(website.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(website);
  await write(website, "s");
  expect(website.getAttribute("aria-invalid")).not.toBe("true");
});

it("the server's field problems are shown at their fields", async () => {
  const { user, website, write } = await openForm();
  fail(editBusiness, 400, {
    ...{ title: "x", status: 400, code: "invalid_input", detail: "Geçersiz" },
    issues: [{ path: "body.fields.website", message: "Bu adres yasaklı" }],
  });
  await write(website, WEBSITE);
  await user.click(save());
  await expectNotice("İşaretli alanları düzeltin.");
  expect(screen.getByText("Bu adres yasaklı")).toBeTruthy();
  expect(website.value).toBe(WEBSITE);
});

it("a failed save keeps the input", async () => {
  const { user, website, write } = await openForm();
  fail(editBusiness, 404, { title: "x", status: 404, code: "not_found", detail: "Artık yok" });
  await write(website, WEBSITE);
  await user.click(save());
  await expectNotice("Artık yok");
  expect(website.value).toBe(WEBSITE);
});

it("changes can be discarded", async () => {
  const { user, website, write } = await openForm();
  await write(website, WEBSITE);
  await user.click(screen.getByRole("button", { name: "Değişiklikleri bırak" }));
  expect(website.value).toBe("");
  expect(lockOf("Web sitesi").getAttribute("aria-pressed")).toBe("false");
});

it("leaving with unsaved changes asks first", async () => {
  const { user, website, write, path } = await openForm();
  await write(website, WEBSITE);
  await user.click(within(screen.getByRole("main")).getByRole("link", { name: "İşletme Yönetimi" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Kaydedilmemiş değişiklikler var" }));
  expect(path()).toBe(PATH);
  answerAroundList();
  answer(listAdminBusinesses, TWO_BUSINESSES);
  await user.click(dialog.getByRole("button", { name: "Kaydetmeden çık" }));
  await waitFor(() => expect(path()).toBe("/admin/businesses"));
});

/** Saves a website while another admin has changed the phone. */
async function meetConflict() {
  const current = adminBusiness(1, { phone: "+90 216 555 09 09", revision: 7 });
  const view = await openForm();
  fail(editBusiness, 409, {
    ...{ title: "x", status: 409, code: "conflict", detail: "Değişti" },
    details: { current, yours: { revision: 1, fields: { website: WEBSITE } } },
  });
  await view.write(view.website, WEBSITE);
  await view.user.click(save());
  const panel = await screen.findByRole("region", { name: "Çakışma" });
  return { ...view, current, panel: within(panel) };
}

it("a conflicting edit shows both versions side by side", async () => {
  const { panel } = await meetConflict();
  expect(panel.getByRole("alert").textContent).toContain("Siz düzenlerken bu işletme değişti (sürüm 1 → 7)");
  const [, ...rows] = panel.getAllByRole("row");
  expect(rows.map(cellTexts)).toEqual([
    ["Telefon", "değiştirmediniz", "+90 216 555 09 09"],
    ["Web sitesi", WEBSITE, "—"],
  ]);
});

it("after a conflict, my changes can be saved on top of the current version", async () => {
  const { user, current, panel } = await meetConflict();
  const saved = { ...current, website: WEBSITE, revision: 8 };
  const edits = answer(editBusiness, saved);
  answer(getAdminBusiness, saved);
  await user.click(panel.getByRole("button", { name: "Benim değişikliklerimi kaydet" }));
  await expectNotice('"Kahve 1" kaydedildi');
  expect(edits).toMatchObject([{ body: { revision: 7, fields: { website: WEBSITE } } }]);
  expect(screen.queryByRole("region", { name: "Çakışma" })).toBeNull();
});

it("after a conflict, the current version can be adopted", async () => {
  const { user, website, panel } = await meetConflict();
  await user.click(panel.getByRole("button", { name: "Şimdiki sürümü al" }));
  expect(website.value).toBe("");
  expect(screen.getByLabelText("Telefon")).toHaveProperty("value", "+90 216 555 09 09");
  expect(save()).toHaveProperty("disabled", true);
});

it("the country is chosen from all countries, by Turkish name", async () => {
  const { user } = await openForm();
  const country = screen.getByLabelText<HTMLSelectElement>("Ülke");
  expect(country.selectedOptions[0]?.textContent).toBe("Amerika Birleşik Devletleri");
  expect(country.options.length).toBeGreaterThan(245);
  const edits = answer(editBusiness, adminBusiness(1, { countryCode: "DE", revision: 2 }));
  await user.selectOptions(country, "Almanya");
  await user.click(save());
  await waitFor(() => expect(edits).toMatchObject([{ body: { fields: { countryCode: "DE" } } }]));
});

it("an unknown category is created only if that is ticked", async () => {
  const { user, write } = await openForm();
  const category = screen.getByLabelText("Kategori");
  await user.clear(category);
  await write(category, "cafe");
  expect(screen.queryByLabelText("Yeni kategori oluştur")).toBeNull();
  await write(category, "Çayhane");
  const edits = answer(editBusiness, adminBusiness(1, { type: "cafeÇayhane", revision: 2 }));
  await user.click(await screen.findByLabelText("Yeni kategori oluştur"));
  await user.click(save());
  await waitFor(() => expect(edits).toMatchObject([{ body: { fields: { type: "cafeÇayhane" }, creating: ["type"] } }]));
});

it("shows who gave each field its value on demand", async () => {
  const giver = { kind: "file", name: "liste.csv", importId: "a1", at: "2026-01-01T10:00:00.000Z" } as const;
  const admin = { kind: "admin", name: null, importId: null, at: null } as const;
  answer(listFieldSources, {
    givers: [
      { ...giver, fields: ["name", "hours"] },
      { ...admin, fields: ["phone"] },
    ],
  });
  const { user } = await openForm();
  await user.click(screen.getByText("Bilgilerin kaynağı"));
  expect(await screen.findByText(/^liste\.csv \(1 Oca 2026/)).toBeTruthy();
  const given = textsOf(screen.getAllByRole("definition"));
  expect(given).toEqual(["İşletme adı, Çalışma saatleri", "Telefon"]);
});

it("says what told a category and a name that no column stated", async () => {
  const file = { kind: "file", name: "museums.csv", importId: "a1", at: "2026-01-01T10:00:00.000Z" } as const;
  answer(listFieldSources, {
    givers: [{ ...file, fields: ["name", "category"], kindBasis: "header", nameBasis: "file" }],
  });
  const { user } = await openForm();
  await user.click(screen.getByText("Bilgilerin kaynağı"));
  const given = await screen.findByRole("definition");
  expect(given.textContent).toBe("İşletme adı (dosyanın adından), Üst kategori (sütun başlığından)");
});
