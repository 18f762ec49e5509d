import { getDirectorySettings, saveDirectorySettings } from "@meridian/contracts/businesses/admin-businesses-api";
import { addSource, changeSource, listSources, removeSource, runSource } from "@meridian/contracts/imports/sources-api";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { expectNotice } from "../../admin-shell.ts";
import { answer, fail } from "../../network.ts";
import { renderRoute } from "../../render-route.tsx";
import { textsOf } from "../../shown-texts.ts";
import { answerSources, SIGNATURE, SOURCE } from "./shown-source.ts";

beforeEach(answerSources);

const open = () => renderRoute("/admin/sources");
const card = async () => {
  const heading = await screen.findByRole("heading", { level: 2, name: "Kafeler" });
  const item = heading.closest("li");
  if (item === null) throw new Error("The source is in no list");
  return within(item);
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

it("a source is shown with its schedule, its runs and their outcome", async () => {
  await open();
  const shown = await card();
  expect(shown.getByText("İçe aktarıldı")).toBeTruthy();
  expect(shown.getByText("https://data.example.org/kafeler.csv")).toBeTruthy();
  const facts = shown.getAllByRole("term").map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(facts).toEqual([
    "Zamanlama: Her gün",
    expect.stringMatching(/^Son çalışma: .*2026/),
    expect.stringMatching(/^Sonraki çalışma: .*2999/),
    "Sormadan en çok: %5 değişir",
  ]);
  expect(shown.getByRole("link", { name: "Son içe aktarma" }).getAttribute("href")).toBe("/admin/upload/job-1");
});

it("a failing source says why, and how often in a row", async () => {
  const lastFailure = "Sunucu dosyayı vermedi: HTTP 503.";
  answer(listSources, { sources: [{ ...SOURCE, lastOutcome: "failed", lastFailure, failures: 3 }] });
  await open();
  const shown = await card();
  expect(shown.getByText("Başarısız")).toBeTruthy();
  expect(shown.getByText(/HTTP 503\. Art arda 3\. başarısız çalışma\.$/)).toBeTruthy();
});

it("a held import is decided before the source runs again", async () => {
  answer(listSources, { sources: [{ ...SOURCE, lastOutcome: "held" }] });
  await open();
  const shown = await card();
  expect(shown.getByRole("link", { name: "Karar ver" }).getAttribute("href")).toBe("/admin/upload/job-1");
  expect(shown.queryByRole("button", { name: "Şimdi çalıştır: Kafeler" })).toBeNull();
});

it("a source runs at once on request, and shows as queued until then", async () => {
  const calls = answer(runSource, { ...SOURCE, isRunRequested: true });
  const { user } = await open();
  await card();
  answer(listSources, { sources: [{ ...SOURCE, isRunRequested: true }] });
  await user.click(button("Şimdi çalıştır: Kafeler"));
  expect(await (await card()).findByText("Sırada")).toBeTruthy();
  expect(calls.map(({ url }) => url)).toEqual([`/api/admin/sources/${SOURCE.id}/run`]);
  expect(button("Şimdi çalıştır: Kafeler").disabled).toBe(true);
});

it("a rejected run is explained", async () => {
  fail(runSource, 409, { code: "conflict", detail: "Bu kaynağın içe aktarımı sürüyor" });
  const { user } = await open();
  await card();
  await user.click(button("Şimdi çalıştır: Kafeler"));
  await expectNotice("Çalıştırılamadı", "Bu kaynağın içe aktarımı sürüyor");
});

it("a new source is saved with its mapping, schedule and gate", async () => {
  answer(listSources, { sources: [] });
  const calls = answer(addSource, SOURCE);
  const { user } = await open();
  expect(await screen.findByText("Henüz kaynak yok")).toBeTruthy();
  await user.click(button("Kaynak ekle"));
  const dialog = within(screen.getByRole("dialog", { name: "Kaynak ekle" }));
  await user.type(dialog.getByLabelText(/^Ad$/), "Kafeler");
  const address = dialog.getByLabelText(/^Adres$/);
  await user.type(address, "https://me:secret@data.example.org/kafeler.csv");
  await user.click(dialog.getByRole("button", { name: "Kaydet" }));
  expect(dialog.getByText("https:// ile başlayan, kullanıcı adı ve şifre içermeyen bir adres yazın.")).toBeTruthy();
  await user.clear(address);
  await user.type(address, "https://data.example.org/kafeler.csv");
  await dialog.findByRole("option", { name: "Belediye listesi" });
  await user.selectOptions(dialog.getByLabelText("Sütun eşlemesi"), "Belediye listesi");
  await user.selectOptions(dialog.getByLabelText("Zamanlama"), "Her hafta");
  await user.type(dialog.getByLabelText("Başlangıç"), "2026-05-04T03:30");
  await user.clear(dialog.getByLabelText("Sormadan değişebilecek oran (%)"));
  await user.type(dialog.getByLabelText("Sormadan değişebilecek oran (%)"), "2.5");
  await user.click(dialog.getByLabelText("Zamanı gelince kendiliğinden çalışsın"));
  answer(listSources, { sources: [SOURCE] });
  await user.click(dialog.getByRole("button", { name: "Kaydet" }));
  await expectNotice("Kaynak eklendi");
  expect(calls.map(({ body }) => body)).toEqual([
    {
      name: "Kafeler",
      url: "https://data.example.org/kafeler.csv",
      profileSignature: SIGNATURE,
      everyHours: 168,
      startsAt: new Date("2026-05-04T03:30").toISOString(),
      gatePercent: 2.5,
      isEnabled: false,
    },
  ]);
  expect(await card()).toBeTruthy();
});

it("a rejected address is explained in the dialog, which stays open", async () => {
  fail(changeSource, 400, { code: "invalid_input", detail: "10.0.0.1 internete açık bir adres değil" });
  answer(listSources, { sources: [{ ...SOURCE, startsAt: new Date("2026-05-04T03:30").toISOString() }] });
  const { user } = await open();
  await card();
  await user.click(button("Düzenle: Kafeler"));
  const dialog = within(screen.getByRole("dialog", { name: "Kaynağı düzenle" }));
  expect(dialog.getByLabelText<HTMLInputElement>(/^Ad$/).value).toBe("Kafeler");
  expect(dialog.getByLabelText<HTMLInputElement>("Başlangıç").value).toBe("2026-05-04T03:30");
  await user.click(dialog.getByRole("button", { name: "Kaydet" }));
  expect((await dialog.findByRole("alert")).textContent).toBe(
    "Kaynak kaydedilmedi. 10.0.0.1 internete açık bir adres değil",
  );
});

it("a source is removed after a question", async () => {
  const calls = answer(removeSource, { success: true, message: "ok" });
  const { user } = await open();
  await card();
  await user.click(button("Sil: Kafeler"));
  expect(calls).toHaveLength(0);
  answer(listSources, { sources: [] });
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Kaynağı sil" }));
  await expectNotice("Kaynak silindi");
  expect(await screen.findByText("Henüz kaynak yok")).toBeTruthy();
});

it("an order that cannot be read says so, and is read again on request", async () => {
  const { user } = await open();
  await card();
  fail(getDirectorySettings, 403);
  await user.click(button("Sırayı düzenle"));
  const panel = await screen.findByRole("alert");
  expect(panel.textContent).toContain("Sıra alınamadı");
  answer(getDirectorySettings, { isApprovedByDefault: false });
  await user.click(within(panel).getByRole("button", { name: "Tekrar dene" }));
  expect(await screen.findByRole("button", { name: "Sırayı kaydet" })).toBeTruthy();
});

it("sources are put in order, and the order is saved without touching other settings", async () => {
  answer(getDirectorySettings, { isApprovedByDefault: false });
  const calls = answer(saveDirectorySettings, { success: true, message: "ok" });
  const { user } = await open();
  await card();
  await user.click(button("Sırayı düzenle"));
  await user.click(await screen.findByRole("button", { name: "Diğer dosyalar: yukarı taşı" }));
  const order = within(screen.getByRole("region", { name: "Kaynak önceliği" })).getAllByRole("listitem");
  expect(textsOf(order)).toEqual(["1.Kafeler", "2.Diğer dosyalar", "3.Belediye listesi (eşleme)"]);
  await user.click(button("Sırayı kaydet"));
  await expectNotice("Sıra kaydedildi", "Her kaynağın bir sonraki çalışmasıyla geçerli olur.");
  const sourceOrder = [`source:${SOURCE.id}`, "other", `profile:${SIGNATURE}`];
  expect(calls).toMatchObject([{ body: { isApprovedByDefault: false, sourceOrder } }]);
});
