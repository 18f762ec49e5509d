import { getStats } from "@meridian/contracts/admin/admin-api";
import {
  changeBusinesses,
  deleteBusiness,
  listAdminBusinesses,
  restoreBusiness,
  toggleApproval,
} from "@meridian/contracts/businesses/admin-businesses-api";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ADMIN_STATS, expectNotice } from "../../admin-shell.ts";
import { answer, fail, holdAnswer, type SeenCall } from "../../network.ts";
import { businessPage, idOf, listItem, openList, rowsOfList, TWO_BUSINESSES } from "./business-fixtures.ts";

const DELETED = { success: true, message: "ok" };

/** Answers the list and the figures as they are after a change. Returns the calls for them. */
function answerAfterChange(businesses = TWO_BUSINESSES): { list: readonly SeenCall[]; stats: readonly SeenCall[] } {
  return { list: answer(listAdminBusinesses, businesses), stats: answer(getStats, ADMIN_STATS) };
}

async function askToDelete() {
  const view = await openList();
  await view.user.click(within(await rowsOfList()).getByRole("button", { name: "Sil: Kahve 1" }));
  const dialog = await screen.findByRole("dialog", { name: "İşletmeyi sil" });
  return { ...view, dialog, confirm: within(dialog).getByRole("button", { name: "Sil" }) };
}

const calls = (made: readonly SeenCall[]) => waitFor(() => expect(made.length).toBeGreaterThan(0));

it("the approval button reads Approved or Approve, next to Sil [admin 2.51]", async () => {
  await openList(businessPage([listItem(1), listItem(2, { isApproved: false })]));
  const rows = within(await rowsOfList());
  const approved = rows.getByRole("button", { name: "Approved: Kahve 1" });
  const pending = rows.getByRole("button", { name: "Approve: Kahve 2" });
  expect([approved.textContent, pending.textContent]).toEqual(["Approved", "Approve"]);
  expect(rows.getAllByRole("button", { name: /^Sil: / })).toHaveLength(2);
});

it("a toggled approval refreshes the list and the figures [admin 4.5]", async () => {
  const { user } = await openList();
  const toggles = answer(toggleApproval, { success: true, message: "ok", id: idOf(1), isApproved: false });
  const rows = within(await rowsOfList());
  const after = answerAfterChange(businessPage([listItem(1, { isApproved: false }), listItem(2)]));
  await user.click(rows.getByRole("button", { name: "Approved: Kahve 1" }));
  await expectNotice('"Kahve 1" gizlendi');
  expect(await rows.findByRole("button", { name: "Approve: Kahve 1" })).toBeTruthy();
  expect(toggles).toMatchObject([{ url: `/api/admin/businesses/${idOf(1)}/toggle-approval`, body: undefined }]);
  await calls(after.stats);
});

it("a failed approval says so and leaves the button usable [admin 8.7]", async () => {
  const { user } = await openList();
  fail(toggleApproval, 404);
  const button = within(await rowsOfList()).getByRole("button", { name: "Approved: Kahve 1" });
  await user.click(button);
  await expectNotice("Failed to update business approval status.");
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
});

it("a new toast replaces the one before [admin 9.20]", async () => {
  const { user } = await openList();
  fail(toggleApproval, 404);
  const rows = within(await rowsOfList());
  await user.click(rows.getByRole("button", { name: "Approved: Kahve 1" }));
  await expectNotice("Hata");
  answer(toggleApproval, { success: true, message: "ok", id: idOf(2), isApproved: false });
  await user.click(rows.getByRole("button", { name: "Approved: Kahve 2" }));
  await expectNotice("Başarılı");
  expect(screen.queryByText("Hata")).toBeNull();
});

it('deleting asks Are you sure you want to delete "{name}"? and can be cancelled [admin 5.11]', async () => {
  const { user, dialog } = await askToDelete();
  expect(dialog.textContent).toContain('Are you sure you want to delete "Kahve 1"?');
  await user.click(within(dialog).getByRole("button", { name: "Vazgeç" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("heading", { level: 2, name: "Kahve 1" })).toBeTruthy();
});

it("the delete button is disabled while the business is being deleted [admin 4.14] [admin 8.31]", async () => {
  const { user, confirm } = await askToDelete();
  const { calls: deletions, release } = holdAnswer(deleteBusiness, DELETED);
  await user.click(confirm);
  await waitFor(() => expect(confirm).toHaveProperty("disabled", true));
  release();
  await expectNotice("Business Deleted");
  expect(deletions).toMatchObject([{ url: `/api/businesses/${idOf(1)}` }]);
});

it("a deletion refreshes the list and the figures [admin 7.13]", async () => {
  const { user, confirm } = await askToDelete();
  answer(deleteBusiness, DELETED);
  const after = answerAfterChange(businessPage([listItem(2)]));
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole("heading", { level: 2, name: "Kahve 1" })).toBeNull());
  await calls(after.list);
  await calls(after.stats);
});

it("a failed deletion shows the server's message [admin 8.6]", async () => {
  const { user, confirm } = await askToDelete();
  fail(deleteBusiness, 409, { title: "x", status: 409, code: "conflict", detail: "Sunucunun mesajı" });
  await user.click(confirm);
  await expectNotice("Sunucunun mesajı");
});

it("the trash lists deleted businesses and restores them", async () => {
  const { user, path } = await openList();
  const deleted = { deletedAt: "2026-05-02T12:00:00.000Z", purgedAt: "2026-06-01T12:00:00.000Z" };
  const inTrash = answer(listAdminBusinesses, businessPage([listItem(3, deleted)]));
  await user.click(await screen.findByRole("radio", { name: "Çöp Kutusu (3)" }));
  const trash = within(await screen.findByRole("list", { name: "Çöp kutusundaki işletmeler" }));
  expect(trash.getByText(/^Kalıcı silinme: /)).toBeTruthy();
  expect(trash.queryByRole("button", { name: /^Approve/ })).toBeNull();
  expect(path()).toBe("/admin/businesses?trash=true");
  expect(inTrash[0]?.url).toBe("/api/admin/businesses?trash=true");

  const restored = answer(restoreBusiness, DELETED);
  answerAfterChange(businessPage([]));
  await user.click(trash.getByRole("button", { name: "Geri al: Kahve 3" }));
  await expectNotice('"Kahve 3" geri alındı');
  expect(await screen.findByText("Çöp kutusu boş")).toBeTruthy();
  expect(restored).toHaveLength(1);
});

it.each([
  ["Onayla", "approve", "2 işletme onaylandı"],
  ["Gizle", "hide", "2 işletme gizlendi"],
])("%s changes all selected businesses in one call", async (label, action, text) => {
  const { user } = await openList();
  const ids = [idOf(1), idOf(2)];
  const changes = answer(changeBusinesses, { success: true, message: "ok", changedCount: 2, ids });
  await rowsOfList();
  await user.click(screen.getByLabelText("Tümünü seç"));
  await user.click(screen.getByRole("button", { name: label }));
  await expectNotice(text);
  expect(changes).toMatchObject([{ body: { ids, action } }]);
  expect(await screen.findByLabelText("Tümünü seç")).toHaveProperty("checked", false);
});

it("deleting a selection asks first and names the businesses", async () => {
  const { user } = await openList();
  await rowsOfList();
  await user.click(screen.getByLabelText("Kahve 2 seç"));
  await user.click(screen.getByRole("button", { name: "Sil" }));
  const dialog = within(await screen.findByRole("dialog", { name: "1 işletmeyi sil" }));
  expect(dialog.getByRole("listitem").textContent).toBe("Kahve 2");
  const changes = answer(changeBusinesses, { success: true, message: "ok", changedCount: 1, ids: [idOf(2)] });
  await user.click(dialog.getByRole("button", { name: "Sil" }));
  await expectNotice("1 işletme çöp kutusuna taşındı");
  expect(changes).toMatchObject([{ body: { ids: [idOf(2)], action: "delete" } }]);
});

it("two selected businesses lead to their merge", async () => {
  const { user } = await openList();
  await rowsOfList();
  await user.click(screen.getByLabelText("Tümünü seç"));
  const merge = screen.getByRole("link", { name: "Birleştir" });
  expect(merge.getAttribute("href")).toBe(`/admin/businesses/merge?left=${idOf(1)}&right=${idOf(2)}`);
});

it("a deletion can block the business permanently in the same question", async () => {
  const { user, dialog, confirm } = await askToDelete();
  const changes = answer(changeBusinesses, { success: true, message: "ok", changedCount: 1, ids: [idOf(1)] });
  await user.click(within(dialog).getByLabelText(/^Kalıcı olarak engelle/));
  await user.click(confirm);
  await expectNotice('"Kahve 1" kalıcı olarak engellendi.');
  expect(changes).toMatchObject([{ body: { ids: [idOf(1)], action: "block" } }]);
});

it("blocked businesses have a list of their own, and can be unblocked", async () => {
  const { user, path } = await openList();
  const blocked = { deletedAt: "2026-05-02T12:00:00.000Z", deletionKind: "blocked" } as const;
  const requests = answer(listAdminBusinesses, businessPage([listItem(3, blocked)]));
  await user.click(await screen.findByRole("radio", { name: "Engellenenler" }));
  const trash = within(await screen.findByRole("list", { name: "Çöp kutusundaki işletmeler" }));
  expect(trash.getByText("Engellendi")).toBeTruthy();
  expect(path()).toBe("/admin/businesses?trash=true&blocked=true");
  expect(requests[0]?.url).toBe("/api/admin/businesses?trash=true&blocked=true");
  const changes = answer(changeBusinesses, { success: true, message: "ok", changedCount: 1, ids: [idOf(3)] });
  answerAfterChange(businessPage([]));
  await user.click(trash.getByRole("button", { name: "Engeli kaldır: Kahve 3" }));
  await expectNotice('"Kahve 3" için engel kaldırıldı; çöp kutusunda duruyor');
  expect(changes).toMatchObject([{ body: { ids: [idOf(3)], action: "unblock" } }]);
  expect(await screen.findByText("Engellenen işletme yok")).toBeTruthy();
});
