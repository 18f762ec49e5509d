import {
  createBusiness,
  findSimilarBusinesses,
  getAdminBusiness,
} from "@meridian/contracts/businesses/admin-businesses-api";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectNotice, logIn } from "../../admin-shell.ts";
import { answer, fail } from "../../network.ts";
import { renderRoute } from "../../render-route.tsx";
import { adminBusiness, answerNames, idOf, listItem } from "./business-fixtures.ts";

const save = () => screen.getByRole("button", { name: "Kaydet" });

async function openNew() {
  logIn();
  answerNames();
  const similar = answer(findSimilarBusinesses, [{ business: listItem(2), alike: ["name", "phone"] }]);
  const view = await renderRoute("/admin/businesses/new");
  const write = async (field: HTMLElement, text: string) => {
    await view.user.click(field);
    await view.user.paste(text);
  };
  return { ...view, write, similar, name: await screen.findByLabelText("İşletme adı") };
}

it("a business is added by hand, and its page opens", async () => {
  const { user, name, path } = await openNew();
  const created = answer(createBusiness, adminBusiness(1));
  answer(getAdminBusiness, adminBusiness(1));
  await user.click(name);
  await user.paste("Kahve 1");
  await user.click(save());
  await expectNotice('"Kahve 1" kaydedildi');
  await waitFor(() => expect(path()).toBe(`/admin/businesses/${idOf(1)}`));
  expect(created).toMatchObject([{ body: { fields: { name: "Kahve 1" }, creating: [] } }]);
  expect(await screen.findByRole("link", { name: "Sitede aç" })).toBeTruthy();
});

it("similar businesses are shown while a business is typed, with what they share", async () => {
  const { user, name, similar } = await openNew();
  await user.click(name);
  await user.paste("Kahve");
  expect(await screen.findByRole("link", { name: "Kahve 2" })).toBeTruthy();
  expect(screen.getByText("aynı telefon")).toBeTruthy();
  expect(similar.map(({ url }) => new URL(url, "http://localhost").searchParams.get("name"))).toEqual(["Kahve"]);
});

it("a known business is rejected with a link to it", async () => {
  const { user, name, path } = await openNew();
  fail(createBusiness, 409, {
    ...{ title: "x", status: 409, code: "conflict", detail: "Bu işletme zaten kayıtlı" },
    details: { known: listItem(3) },
  });
  await user.click(name);
  await user.paste("Kahve 3");
  await user.click(save());
  expect(await screen.findByText("Bu işletme zaten kayıtlı", { exact: false })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Kahve 3" })).toBeTruthy();
  expect(path()).toBe("/admin/businesses/new");
});

it("a business without a name is not sent", async () => {
  const { user, write } = await openNew();
  await write(screen.getByLabelText("Telefon"), "+90 216 555 01 01");
  await user.click(save());
  expect(await screen.findByText("Ad gerekli")).toBeTruthy();
});
