import { clearCache } from "@meridian/contracts/businesses/admin-businesses-api";
import {
  getSitemapStatus,
  listBlockedSources,
  listSiteSettings,
  saveSiteSettings,
  switchSnippets,
} from "@meridian/contracts/site/site-api";
import { MAX_SNIPPET_LENGTH } from "@meridian/contracts/site/site-settings";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { expectNotice, logIn } from "../admin-shell.ts";
import { answer, fail, respond } from "../network.ts";
import { renderRoute } from "../render-route.tsx";
import { answerVersions, FIRST_VERSION, HEAD_LABEL, openSettings, SAVED_HEAD, SITEMAPS } from "./settings-answers.ts";

const SUCCESS = { success: true, message: "ok" };
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const area = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const versions = () => within(screen.getByRole("region", { name: "Ayarların sürümleri" }));

beforeEach(() => {
  answer(listBlockedSources, []);
});

it("four code areas count their characters [admin 2.70]", async () => {
  await openSettings();
  const form = within(screen.getByRole("form", { name: "Site kodları" }));
  expect(form.getAllByRole("textbox").filter((box) => box instanceof HTMLTextAreaElement)).toHaveLength(4);
  const labels = [HEAD_LABEL, "Footer Tag Kodları", "Analytics Kodu", "Sosyal Medya Pixel Kodu"];
  for (const [index, label] of labels.entries()) {
    const code = "x".repeat(1_000 + index);
    fireEvent.change(area(label), { target: { value: code } });
    expect(form.getByText(`1.00${index} / 50.000 karakter`)).toBeTruthy();
  }
});

it("a code that is too long is marked, and cannot be saved", async () => {
  const { head } = await openSettings();
  fireEvent.change(head, { target: { value: "x".repeat(MAX_SNIPPET_LENGTH + 1) } });
  expect(screen.getByText("En fazla 50.000 karakter olabilir.")).toBeTruthy();
  expect(button("Kaydet").disabled).toBe(true);
});

it("a script in the head or the footer raises a warning, and can still be saved [admin 2.72] [admin 5.15]", async () => {
  const { head } = await openSettings();
  const warnings = () => screen.queryAllByText(/^Bu alan bir script etiketi içeriyor/);
  for (const label of ["Analytics Kodu", "Sosyal Medya Pixel Kodu"]) {
    fireEvent.change(area(label), { target: { value: "<script>1</script>" } });
  }
  expect(warnings()).toHaveLength(0);
  fireEvent.change(head, { target: { value: "<script>1</script>" } });
  expect(warnings()).toHaveLength(1);
  fireEvent.change(area("Footer Tag Kodları"), { target: { value: "<SCRIPT src='/x.js'></SCRIPT>" } });
  expect(warnings()).toHaveLength(2);
  expect(button("Kaydet").disabled).toBe(false);
});

it("there are buttons to save, to reset and to clear the cache [admin 2.74]", async () => {
  await openSettings();
  expect(button("Cache Temizle").disabled).toBe(false);
  expect([button("Kaydet").disabled, button("Sıfırla").disabled]).toEqual([true, true]);
});

it("saving sends only the changed field and says so [admin 2.73] [admin 8.33]", async () => {
  const calls = answer(saveSiteSettings, SUCCESS);
  const { user, head } = await openSettings();
  await user.type(head, "new");
  answerVersions({ ...FIRST_VERSION, version: 2, head_tags: `${SAVED_HEAD}new` }, FIRST_VERSION);
  await user.click(button("Kaydet"));
  await expectNotice("Ayarlar kaydedildi");
  expect(calls.map(({ body }) => body)).toEqual([{ head_tags: `${SAVED_HEAD}new` }]);
  await waitFor(() => expect(button("Kaydet").disabled).toBe(true));
  expect(head.value).toBe(`${SAVED_HEAD}new`);
});

it("resetting restores the last saved codes [admin 2.73]", async () => {
  const { user, head } = await openSettings();
  await user.type(head, "new");
  await user.click(button("Sıfırla"));
  expect(head.value).toBe(SAVED_HEAD);
});

it("saving is pending until it fails; then the failure is shown, and the input stays [admin 4.12]", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  respond(saveSiteSettings, () => promise);
  const { user, head } = await openSettings();
  await user.type(head, "new");
  await user.click(button("Kaydet"));
  expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Kaydediliyor..." })).disabled).toBe(true);
  resolve(new Response("", { status: 404 }));
  await expectNotice("Kayıt hatası");
  expect(head.value).toBe(`${SAVED_HEAD}new`);
});

it("a failed save is reported with the server's message [admin 8.14]", async () => {
  fail(saveSiteSettings, 409, { code: "conflict", detail: "Sunucunun sözü" });
  const { user, head } = await openSettings();
  await user.type(head, "new");
  await user.click(button("Kaydet"));
  await expectNotice("Kayıt hatası", "Sunucunun sözü");
});

it("a cache that cannot be cleared is reported [admin 8.16]", async () => {
  fail(clearCache, 404);
  const { user } = await openSettings();
  await user.click(button("Cache Temizle"));
  await expectNotice("Cache temizleme hatası");
});

it("a new notice replaces the previous one [admin 9.20]", async () => {
  fail(clearCache, 404);
  fail(saveSiteSettings, 404);
  const { user, head } = await openSettings();
  await user.type(head, "new");
  await user.click(button("Cache Temizle"));
  await expectNotice("Cache temizleme hatası");
  await user.click(button("Kaydet"));
  await expectNotice("Kayıt hatası");
  expect(screen.queryByText("Cache temizleme hatası")).toBeNull();
});

it("the preview shows what pages will contain before saving", async () => {
  const { user, head } = await openSettings();
  await user.clear(head);
  await user.type(head, "new");
  expect(screen.getByRole("region", { name: "Sayfa önizlemesi" }).textContent).toContain(
    "<!-- her ziyaretçi için -->\nnew",
  );
});

it("all codes can be switched off, and on again", async () => {
  const calls = answer(switchSnippets, SUCCESS);
  const { user } = await openSettings();
  answerVersions({ ...FIRST_VERSION, version: 2, isEnabled: false }, FIRST_VERSION);
  await user.click(button("Tüm kodları kapat"));
  expect(await screen.findByText(/^Kodlar kapalı/)).toBeTruthy();
  answerVersions({ ...FIRST_VERSION, version: 3 }, { ...FIRST_VERSION, version: 2, isEnabled: false }, FIRST_VERSION);
  await user.click(button("Kodları yeniden aç"));
  expect(await screen.findByText(/^Kodlar açık/)).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([{ isEnabled: false }, { isEnabled: true }]);
});

it("a configuration that switches all codes off is named, and the switch is hidden", async () => {
  logIn();
  answer(getSitemapStatus, SITEMAPS);
  answer(listSiteSettings, { versions: [FIRST_VERSION], isAllowed: false });
  await renderRoute("/admin/settings");
  expect(await screen.findByText(/SNIPPETS=off/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Tüm kodları kapat" })).toBeNull();
});

it("an older version is restored as a new one", async () => {
  const calls = answer(saveSiteSettings, SUCCESS);
  const { user } = await openSettings();
  answerVersions({ ...FIRST_VERSION, version: 2, head_tags: "second" }, FIRST_VERSION);
  await user.type(area(HEAD_LABEL), "x");
  await user.click(button("Kaydet"));
  await waitFor(() => expect(versions().getAllByRole("row")).toHaveLength(3));
  await user.click(versions().getByRole("button", { name: "Bu sürüme dön: 1" }));
  await expectNotice("Ayarlar kaydedildi", "Sürüm 1 geri getirildi.");
  expect(calls.at(-1)?.body).toMatchObject({ head_tags: SAVED_HEAD });
});

it("a version that changed nothing but the allowed origins says so", async () => {
  answer(saveSiteSettings, SUCCESS);
  const { user } = await openSettings();
  const origins = { ...FIRST_VERSION.origins, connect: ["https://stats.example"] };
  answerVersions({ ...FIRST_VERSION, version: 2, origins }, FIRST_VERSION);
  await user.type(area(HEAD_LABEL), "x");
  await user.click(button("Kaydet"));
  await waitFor(() => versions().getByRole("cell", { name: "İzin verilen adresler" }));
});

it("before the first save there is no version", async () => {
  logIn();
  answer(getSitemapStatus, SITEMAPS);
  answerVersions();
  await renderRoute("/admin/settings");
  expect(await screen.findByText(/^Henüz bir şey kaydedilmedi/)).toBeTruthy();
});

it("the code of a common service goes into its field, and its origins onto the list; both are saved together", async () => {
  const calls = answer(saveSiteSettings, SUCCESS);
  const { user } = await openSettings();
  await user.selectOptions(screen.getByLabelText("Hizmet"), "Microsoft Clarity");
  await user.type(screen.getByLabelText("Proje kimliği"), "ABC");
  await user.click(button("Kodu ve adresleri ekle"));
  expect(screen.getByText("Örneğin abcd1234ef")).toBeTruthy();
  await user.clear(screen.getByLabelText("Proje kimliği"));
  await user.type(screen.getByLabelText("Proje kimliği"), "abcd1234ef");
  await user.click(button("Kodu ve adresleri ekle"));
  expect(area("Analytics Kodu").value).toContain("https://www.clarity.ms/tag/");
  const listed = within(screen.getByRole("region", { name: "İzin verilen adresler" }));
  expect(listed.getAllByText("https://c.bing.com")).toHaveLength(2);
  await user.click(button("https://c.bing.com adresini kaldır (Görsel)"));
  await user.click(button("Kaydet"));
  await expectNotice("Ayarlar kaydedildi");
  expect(calls).toMatchObject([
    {
      body: {
        analytics_code: expect.stringContaining("abcd1234ef"),
        origins: { connect: ["https://*.clarity.ms", "https://c.bing.com"], image: ["https://*.clarity.ms"] },
      },
    },
  ]);
});

it("blocked origins are listed, and allowed with one press", async () => {
  const { user } = await openSettings({
    blocked: [
      { directive: "connect-src", source: "https://counts.example.org", count: 7, kind: "connect" },
      { directive: "script-src-elem", source: "inline", count: 2, kind: null },
    ],
  });
  expect(await screen.findByText("connect-src · 7 kez")).toBeTruthy();
  expect(screen.getByText("izin verilemez")).toBeTruthy();
  await user.click(button("İzin ver: https://counts.example.org"));
  expect(screen.queryByText("connect-src · 7 kez")).toBeNull();
  expect(button("https://counts.example.org adresini kaldır (Veri (connect))")).toBeTruthy();
  expect(button("Kaydet").disabled).toBe(false);
});
