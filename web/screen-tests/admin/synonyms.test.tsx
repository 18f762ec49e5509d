import { getBehaviourReport, getGeographyReport, getTrendReport } from "@meridian/contracts/admin/reports-api";
import { addSynonym, listSynonyms, removeSynonym } from "@meridian/contracts/categories/synonyms-api";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { expectNotice, logIn } from "../admin-shell.ts";
import { answer, fail } from "../network.ts";
import { renderRoute } from "../render-route.tsx";

const SYNONYM = {
  ...{ id: "0123456789abcdef", term: "eczane", meaning: "pharmacy" },
  ...{ createdAt: "2026-01-01T10:00:00.000Z", createdBy: "operator" },
};

beforeEach(() => {
  logIn();
  answer(getTrendReport, { days: [] });
  answer(getGeographyReport, { total: 0, countries: [] });
  answer(getBehaviourReport, {
    ...{ searchCount: 1, emptySearchCount: 1, searches: [], businesses: [] },
    emptySearches: [{ query: "eczane", location: "", count: 1 }],
  });
  answer(listSynonyms, { synonyms: [] });
});

async function openCard() {
  const view = await renderRoute("/admin/reports");
  return { ...view, card: within(await screen.findByRole("region", { name: "Eş anlamlılar" })) };
}

/** The dialog for the search that found nothing, with its second field filled in. */
async function explain(meaning: string) {
  const view = await openCard();
  await view.user.click(screen.getByRole("button", { name: "Eş anlamlı ekle: eczane" }));
  const dialog = within(screen.getByRole("dialog", { name: "Eş anlamlı ekle" }));
  await view.user.type(dialog.getByLabelText("Bunu da bul"), meaning);
  return { ...view, dialog };
}

it("synonyms are listed with who added them", async () => {
  answer(listSynonyms, { synonyms: [SYNONYM] });
  const { card } = await openCard();
  const [, row] = await card.findAllByRole("row");
  expect(row?.textContent).toMatch(/^eczane\s+pharmacy.* · operator/);
});

it("a search without results gets a synonym", async () => {
  const calls = answer(addSynonym, SYNONYM);
  const { card, user, dialog } = await explain("pharmacy");
  expect(dialog.getByLabelText<HTMLInputElement>("Aranan terim").value).toBe("eczane");
  answer(listSynonyms, { synonyms: [SYNONYM] });
  await user.click(dialog.getByRole("button", { name: "Ekle" }));
  await expectNotice("Eş anlamlı eklendi");
  expect(calls.map(({ body }) => body)).toEqual([{ term: "eczane", meaning: "pharmacy" }]);
  expect(screen.queryByRole("dialog", { name: "Eş anlamlı ekle" })).toBeNull();
  expect(await card.findAllByRole("row")).toHaveLength(2);
});

it("a rejected synonym is explained in the dialog, which stays open", async () => {
  fail(addSynonym, 400, { code: "invalid_input", detail: "en az bir harf veya rakam" });
  const { user, dialog } = await explain("-");
  await user.click(dialog.getByRole("button", { name: "Ekle" }));
  expect((await dialog.findByRole("alert")).textContent).toBe("Eş anlamlı eklenmedi. en az bir harf veya rakam");
});

it("a synonym without its second half cannot be added", async () => {
  const { dialog } = await explain(" ");
  expect(dialog.getByRole<HTMLButtonElement>("button", { name: "Ekle" }).disabled).toBe(true);
});

it("a synonym is removed after a question", async () => {
  answer(listSynonyms, { synonyms: [SYNONYM] });
  const calls = answer(removeSynonym, { success: true, message: "ok" });
  const { card, user } = await openCard();
  await user.click(await card.findByRole("button", { name: "Kaldır: eczane → pharmacy" }));
  const dialog = within(screen.getByRole("dialog", { name: "Eş anlamlıyı kaldır" }));
  expect(calls).toHaveLength(0);
  answer(listSynonyms, { synonyms: [] });
  await user.click(dialog.getByRole("button", { name: "Kaldır" }));
  await expectNotice("Eş anlamlı kaldırıldı");
  expect(calls.map(({ url }) => url)).toEqual([`/api/admin/synonyms/${SYNONYM.id}`]);
  expect(await card.findByText(/^Henüz eş anlamlı yok\./)).toBeTruthy();
});
