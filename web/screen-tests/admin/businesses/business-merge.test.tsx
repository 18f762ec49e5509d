import {
  getAdminBusiness,
  listCategoryNames,
  mergeBusinesses,
} from "@meridian/contracts/businesses/admin-businesses-api";
import { listCities } from "@meridian/contracts/places/places-api";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectNotice, logIn } from "../../admin-shell.ts";
import { answer, answerBy, fail, holdAnswer } from "../../network.ts";
import { renderRoute } from "../../render-route.tsx";
import { adminBusiness, idOf } from "./business-fixtures.ts";

const PATH = `/admin/businesses/merge?left=${idOf(1)}&right=${idOf(2)}`;
/** Has more reviews, but no website. */
const LARGER = adminBusiness(1, { reviews: 90, city: "Ankara", revision: 3 });
const SMALLER = adminBusiness(2, { reviews: 5, website: "https://kahve.example.org/", revision: 4 });

const answerPair = () => answerBy(getAdminBusiness, ({ url }) => (url.endsWith(idOf(1)) ? LARGER : SMALLER));
const taken = (label: string) => screen.getByLabelText<HTMLInputElement>(`${label}: gidenin değeri`);

async function openMerge() {
  logIn();
  answerPair();
  const view = await renderRoute(PATH);
  await screen.findByText("kahve-2 → kahve-1");
  return view;
}

async function confirmMerge() {
  const view = await openMerge();
  await view.user.click(screen.getByRole("button", { name: "Birleştir" }));
  const dialog = await screen.findByRole("dialog", { name: "İşletmeleri birleştir" });
  return { ...view, confirm: within(dialog).getByRole("button", { name: "Birleştir" }) };
}

it("without two businesses it asks to select them", async () => {
  logIn();
  await renderRoute(`/admin/businesses/merge?left=${idOf(1)}&right=${idOf(1)}`);
  expect(await screen.findByText("İki işletme seçin")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Listeye git" })).toHaveProperty("pathname", "/admin/businesses");
});

it("a failed load can be tried again", async () => {
  logIn();
  fail(getAdminBusiness, 404);
  const { user } = await renderRoute(PATH);
  expect(await screen.findByText("İşletmeler gösterilemiyor")).toBeTruthy();
  answerPair();
  await user.click(screen.getByRole("button", { name: "Tekrar dene" }));
  expect(await screen.findByText("kahve-2 → kahve-1")).toBeTruthy();
});

it("shows no form while the businesses load", async () => {
  logIn();
  const { release } = holdAnswer(getAdminBusiness, LARGER);
  await renderRoute(PATH);
  expect(await screen.findByRole("heading", { level: 1, name: "İşletmeleri birleştir" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Birleştir" })).toBeNull();
  release();
  expect(await screen.findByRole("button", { name: "Birleştir" })).toBeTruthy();
});

it("keeps the business with more reviews and fills its gaps", async () => {
  await openMerge();
  expect(screen.getByRole("radio", { name: "1: Kahve 1", checked: true })).toBeTruthy();
  expect(taken("Web sitesi").checked).toBe(true);
  expect(taken("Şehir").checked).toBe(false);
  expect(screen.queryByLabelText("Sokak: gidenin değeri")).toBeNull();
});

it("choosing the other business to keep reverses the merge", async () => {
  const { user } = await openMerge();
  await user.click(screen.getByRole("radio", { name: "2: Kahve 2" }));
  expect(await screen.findByText("kahve-1 → kahve-2")).toBeTruthy();
  expect(taken("Web sitesi").checked).toBe(false);
});

it("merges the chosen fields after a question, and opens the remaining business", async () => {
  const { user, confirm, path } = await confirmMerge();
  const merged = { ...LARGER, website: "https://kahve.example.org/", revision: 5 };
  answer(listCategoryNames, []);
  answer(listCities, []);
  const { calls, release } = holdAnswer(mergeBusinesses, { success: true, message: "ok", business: merged });
  await user.click(confirm);
  await waitFor(() => expect(confirm).toHaveProperty("disabled", true));
  release();
  await expectNotice('"Kahve 1" birleştirildi');
  const request = { keepId: idOf(1), removeId: idOf(2), fields: ["website"], keepRevision: 3, removeRevision: 4 };
  expect(calls).toMatchObject([{ body: request }]);
  await waitFor(() => expect(path()).toBe(`/admin/businesses/${idOf(1)}`));
});

it("a rejected merge says why and changes nothing", async () => {
  const { user, confirm, path } = await confirmMerge();
  fail(mergeBusinesses, 409, { title: "x", status: 409, code: "conflict", detail: "Biri bu arada değişti" });
  await user.click(confirm);
  await expectNotice("Biri bu arada değişti");
  expect(path()).toBe(PATH);
});
