import { getStats } from "@meridian/contracts/admin/admin-api";
import type { CleanupJob } from "@meridian/contracts/admin/cleanup";
import { listCleanupJobs } from "@meridian/contracts/admin/cleanup-api";
import {
  type CategoryLabel,
  type DecidedCategory,
  decideCategory,
  listCategoryDecisions,
  listCategoryLabels,
  searchKinds,
  undoCategoryDecision,
} from "@meridian/contracts/categories/categories-api";
import type { CategoryDecision } from "@meridian/contracts/categories/category-decisions";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { ADMIN_STATS, expectNotice, logIn } from "../admin-shell.ts";
import { answer, answerBy, fail } from "../network.ts";
import { renderRoute } from "../render-route.tsx";

const GATE: CategoryLabel = {
  ...{ label: "Halı kapısı", slug: "hal-kap-s", count: 12, kind: null },
  category: { slug: "hal-kap-s", name: "Halı kapısı", count: 12, isHidden: false },
};
const PHARMACY: CategoryLabel = {
  ...{ label: "Eczane", slug: "eczane", count: 1_200, kind: { key: "amenity/pharmacy", name: "Pharmacy" } },
  category: { slug: "pharmacy", name: "Eczaneler", count: 1_500, isHidden: true },
};
const MOVED: CategoryDecision = {
  ...{ id: 1, action: "move", slug: "hal-kap-s", name: "Halı kapısı", undoes: null },
  ...{ kindKey: "aeroway/aerodrome", targetName: "Airport" },
  ...{ decidedAt: "2026-01-01T10:00:00.000Z", decidedBy: "operator" },
};
const DECIDED: DecidedCategory = { ...MOVED, undone: null };
const JOB: CleanupJob = {
  ...{ id: "category-rules-1", kind: "apply_category_rules", state: "running" },
  ...{ processedCount: 500, changedCount: 12, startedBy: "operator" },
  ...{ startedAt: "2026-01-01T10:00:00.000Z", endedAt: null },
};

const pageOf = (...labels: CategoryLabel[]) => ({
  ...{ labels, totalCount: labels.length, totalPages: labels.length > 0 ? 1 : 0 },
  isCut: false,
  unmappedCount: labels.filter(({ kind }) => kind === null).length,
});

beforeEach(() => {
  logIn();
  answer(listCategoryLabels, pageOf(GATE, PHARMACY));
  answer(listCategoryDecisions, { decisions: [], nextBefore: null });
  answer(listCleanupJobs, { jobs: [] });
});

async function openPage() {
  const view = await renderRoute("/admin/categories");
  expect(await screen.findByRole("heading", { level: 1, name: "Kategoriler" })).toBeTruthy();
  return view;
}

const rows = async () =>
  within(await screen.findByRole("region", { name: "Etiketler" }))
    .getAllByRole("row")
    .slice(1);

async function ask(action: string, title: string) {
  const view = await openPage();
  await rows();
  await view.user.click(screen.getByRole("button", { name: action }));
  return { ...view, dialog: within(screen.getByRole("dialog", { name: title })) };
}

it("labels are listed with kind, category and count", async () => {
  await openPage();
  const [gate, pharmacy] = await rows();
  expect(gate?.textContent).toMatch(/^Halı kapısıEşlenmemişHalı kapısı12/);
  expect(pharmacy?.textContent).toMatch(/^EczanePharmacyEczanelerGizli1\.200/);
  expect(within(pharmacy ?? document.body).queryByRole("button", { name: /^Gizle/ })).toBeNull();
});

it("the list is filtered to unmapped labels and by a search, from its first page", async () => {
  const calls = answer(listCategoryLabels, { ...pageOf(GATE), totalPages: 3 });
  const { user } = await openPage();
  await rows();
  await user.click(screen.getByRole("button", { name: "Sonraki sayfa" }));
  await waitFor(() => expect(calls.at(-1)?.url).toContain("page=2"));
  await user.click(screen.getByRole("radio", { name: "Eşlenmemiş (1)" }));
  await user.type(screen.getByRole("searchbox", { name: "Ara" }), "halı");
  const url = new URLSearchParams({ q: "halı", filter: "unmapped", page: "1" });
  await waitFor(() => expect(calls.at(-1)?.url).toBe(`/api/admin/category-labels?${url}`));
});

it.each([
  ["Tümü", "Henüz etiket yok"],
  [/^Eşlenmemiş/, "Her etiketin türü biliniyor"],
  ["Gizli", "Gizli kategori yok"],
])("without labels under %s the list says why", async (name, text) => {
  answer(listCategoryLabels, pageOf());
  const { user } = await openPage();
  await user.click(await screen.findByRole("radio", { name }));
  expect(await screen.findByText(text)).toBeTruthy();
});

it("hiding a category by keyboard leaves the focus beside the button that disappears", async () => {
  answer(decideCategory, { ...MOVED, action: "hide" });
  const { user } = await openPage();
  await rows();
  screen.getByRole("button", { name: "Gizle: Halı kapısı" }).focus();
  await user.keyboard("{Enter}");
  answer(listCategoryLabels, pageOf({ ...GATE, category: { ...GATE.category, isHidden: true } }));
  within(await screen.findByRole("dialog"))
    .getByRole("button", { name: "Gizle" })
    .focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Gizle: Halı kapısı" })).toBeNull());
  const beside = screen.getByRole("button", { name: "Yeniden adlandır: Halı kapısı" });
  await waitFor(() => expect(document.activeElement).toBe(beside));
});

it("a label is moved to a kind found in any language", async () => {
  answer(searchKinds, { kinds: [{ key: "aeroway/aerodrome", name: "Airport", within: ["Transport"] }] });
  const calls = answer(decideCategory, MOVED);
  const { user, dialog } = await ask("Taşı: Halı kapısı", "Etiketi başka türe taşı");
  expect(dialog.getByText(/12 işletme seçilen türe taşınır/)).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Taşı" }).disabled).toBe(true);
  await user.type(dialog.getByRole("combobox", { name: "Tür" }), "havaalanı");
  await user.click(await screen.findByRole("option", { name: /Airport/ }));
  await user.click(dialog.getByRole("button", { name: "Taşı" }));
  await expectNotice("“Halı kapısı” etiketi “Airport” türüne taşındı");
  expect(calls.map(({ body }) => body)).toEqual([{ action: "move", slug: "hal-kap-s", kindKey: "aeroway/aerodrome" }]);
});

it("a category is merged into another, but not into itself", async () => {
  const calls = answer(decideCategory, { ...MOVED, action: "merge", kindKey: null, targetName: "Eczaneler" });
  const { user, dialog } = await ask("Birleştir: Halı kapısı", "Kategoriyi birleştir");
  await user.type(dialog.getByRole("combobox", { name: "Kategori" }), "e");
  const option = await screen.findByRole("option", { name: /Eczaneler/ });
  expect(screen.queryByRole("option", { name: /Halı kapısı/ })).toBeNull();
  await user.click(option);
  await user.click(dialog.getByRole("button", { name: "Birleştir" }));
  await expectNotice("“Halı kapısı” kategorisi “Eczaneler” ile birleştirildi");
  expect(calls.map(({ body }) => body)).toEqual([{ action: "merge", slug: "hal-kap-s", into: "pharmacy" }]);
});

it("a category is renamed, and a rejection is explained in the dialog", async () => {
  fail(decideCategory, 409, { code: "conflict", detail: "Bu sırada başka bir karar verildi." });
  const { user, dialog } = await ask("Yeniden adlandır: Halı kapısı", "Kategoriyi yeniden adlandır");
  const button = dialog.getByRole<HTMLButtonElement>("button", { name: "Yeniden adlandır" });
  expect(button.disabled).toBe(true);
  await user.clear(dialog.getByLabelText("Yeni ad"));
  await user.type(dialog.getByLabelText("Yeni ad"), "Halılar");
  await user.click(button);
  expect((await dialog.findByRole("alert")).textContent).toContain("Bu sırada başka bir karar verildi.");
  const calls = answer(decideCategory, { ...MOVED, action: "rename", kindKey: null, targetName: "Halılar" });
  await user.click(button);
  await expectNotice("“Halı kapısı” kategorisinin adı “Halılar” oldu");
  expect(calls.map(({ body }) => body)).toEqual([{ action: "rename", slug: "hal-kap-s", name: "Halılar" }]);
});

it("a category is hidden after a question that counts its businesses", async () => {
  const calls = answer(decideCategory, { ...MOVED, action: "hide", kindKey: null, targetName: null });
  const { user, dialog } = await ask("Gizle: Halı kapısı", "Kategoriyi gizle");
  expect(dialog.getByText(/12 işletme sitede kalır/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Gizle" }));
  await expectNotice("“Halı kapısı” kategorisi gizlendi");
  expect(calls.map(({ body }) => body)).toEqual([{ action: "hide", slug: "hal-kap-s" }]);
});

it("a decision is undone from the history, where it stays", async () => {
  let decided = DECIDED;
  answerBy(listCategoryDecisions, () => ({ decisions: [decided], nextBefore: null }));
  const calls = answer(undoCategoryDecision, { ...MOVED, id: 2, action: "undo", undoes: 1 });
  const { user } = await openPage();
  const history = within(await screen.findByRole("region", { name: "Karar geçmişi" }));
  await user.click(await history.findByRole("button", { name: /^Geri al/ }));
  decided = { ...DECIDED, undone: { at: "2026-01-02T10:00:00.000Z", by: "operator" } };
  await user.click(
    within(screen.getByRole("dialog", { name: "Kararı geri al" })).getByRole("button", { name: "Geri al" }),
  );
  await expectNotice("Karar geri alındı");
  expect(calls.map(({ url }) => url)).toEqual(["/api/admin/category-decisions/1/undo"]);
  expect(await history.findByText(/operator geri aldı/)).toBeTruthy();
  expect(history.queryByRole("button", { name: /^Geri al/ })).toBeNull();
});

it("after undoing a decision the focus is on the undo of the next one", async () => {
  const older = { ...DECIDED, name: "Süpürge deposu" };
  let decided: DecidedCategory = { ...DECIDED, id: 2 };
  answerBy(listCategoryDecisions, () => ({ decisions: [decided, older], nextBefore: null }));
  answer(undoCategoryDecision, { ...MOVED, id: 3, action: "undo", undoes: 2 });
  const { user } = await openPage();
  await user.click(await screen.findByRole("button", { name: /^Geri al: “Halı kapısı”/ }));
  const dialog = within(screen.getByRole("dialog", { name: "Kararı geri al" }));
  decided = { ...decided, undone: { at: "2026-01-02T10:00:00.000Z", by: "operator" } };
  await user.click(dialog.getByRole("button", { name: "Geri al" }));
  const next = screen.getByRole("button", { name: /^Geri al: “Süpürge deposu”/, hidden: true });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

it("older decisions are added below on demand", async () => {
  answerBy(listCategoryDecisions, ({ url }) =>
    url.includes("before=2")
      ? { decisions: [DECIDED], nextBefore: null }
      : { decisions: [{ ...DECIDED, id: 2, name: "Süpürge deposu" }], nextBefore: 2 },
  );
  const { user } = await openPage();
  await user.click(await screen.findByRole("button", { name: "Daha eskileri göster" }));
  expect(await screen.findByText(/Halı kapısı.*taşındı/)).toBeTruthy();
  expect(screen.getByText(/Süpürge deposu.*taşındı/)).toBeTruthy();
});

it("the running job shows its progress", async () => {
  answer(getStats, ADMIN_STATS);
  answer(listCleanupJobs, { jobs: [JOB] });
  await openPage();
  const card = await screen.findByRole("region", { name: "Kategori kararları uygulanıyor" });
  await waitFor(() => expect(card.textContent).toContain("500 / 1.253 işletme incelendi, 12 değişti"));
  expect(within(card).getByRole("progressbar").getAttribute("aria-valuenow")).toBe("40");
});

it("a stopped job can be resumed", async () => {
  answer(listCleanupJobs, { jobs: [{ ...JOB, state: "stopped" }] });
  await openPage();
  expect(await screen.findByText(/durdu; kısa süre içinde/)).toBeTruthy();
});
