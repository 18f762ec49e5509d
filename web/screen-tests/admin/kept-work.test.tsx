import { getSession, login } from "@meridian/contracts/admin/admin-api";
import { saveSiteSettings } from "@meridian/contracts/site/site-api";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { adminFlag, answerShell, expectNotice } from "../admin-shell.ts";
import { answer, fail } from "../network.ts";
import { openSettings, SAVED_HEAD } from "./settings-answers.ts";

const SUCCESS = { success: true, message: "ok" };
const TYPED = `${SAVED_HEAD}new`;
const save = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Kaydet" }));

async function openChanged() {
  const view = await openSettings();
  await view.user.type(view.head, "new");
  return view;
}

describe("when the session has ended", () => {
  const question = () => screen.findByRole("dialog", { name: "Oturumunuz sona erdi" });

  async function openEnded() {
    const view = await openChanged();
    fail(saveSiteSettings, 401);
    fail(getSession, 401);
    await save(view.user);
    return { ...view, dialog: within(await question()) };
  }

  it("a dialog asks for the password over the page and keeps what was typed", async () => {
    const { user, dialog, head, path } = await openEnded();
    expect(dialog.getByText("operator")).toBeTruthy();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog", { name: "Oturumunuz sona erdi" })).toBeNull();
    expect([head.value, path()]).toEqual([TYPED, "/admin/settings"]);
  });

  it("a dismissed dialog returns with the next 401", async () => {
    const { user } = await openEnded();
    await user.keyboard("{Escape}");
    await save(user);
    expect(await question()).toBeTruthy();
  });

  it("a wrong password is rejected within the dialog", async () => {
    const { user, dialog } = await openEnded();
    fail(login, 401);
    await user.type(dialog.getByLabelText("Şifreniz"), "x");
    await user.click(dialog.getByRole("button", { name: "Devam et" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("Geçersiz kullanıcı adı veya şifre");
  });

  it("the right password lets the admin continue with the input", async () => {
    const { user, dialog, head } = await openEnded();
    answerShell();
    const logins = answer(login, SUCCESS);
    await user.type(dialog.getByLabelText("Şifreniz"), "x");
    await user.click(dialog.getByRole("button", { name: "Devam et" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Oturumunuz sona erdi" })).toBeNull());
    expect(logins.map(({ body }) => body)).toEqual([{ username: "operator", password: "x" }]);
    expect(head.value).toBe(TYPED);
    const saves = answer(saveSiteSettings, SUCCESS);
    await save(user);
    await expectNotice("Ayarlar kaydedildi");
    expect(saves.map(({ body }) => body)).toEqual([{ head_tags: TYPED }]);
  });

  it("going to the login discards the input", async () => {
    const { user, dialog, path } = await openEnded();
    await user.click(dialog.getByRole("button", { name: "Giriş sayfasına git" }));
    await waitFor(() => expect(path()).toBe("/admin/login"));
    expect(adminFlag()).toBeNull();
  });
});

describe("when the login is too old to save codes", () => {
  const TITLE = "Şifrenizi yeniden girin";

  async function openOld() {
    const view = await openChanged();
    fail(saveSiteSettings, 403, { code: "login_too_old" });
    await save(view.user);
    return { ...view, dialog: within(await screen.findByRole("dialog", { name: TITLE })) };
  }

  it("the password is requested, and declining keeps the input", async () => {
    const { user, dialog, head } = await openOld();
    await user.click(dialog.getByRole("button", { name: "Vazgeç" }));
    expect(screen.queryByRole("dialog", { name: TITLE })).toBeNull();
    expect(head.value).toBe(TYPED);
    await expectNotice("Kayıt hatası");
  });

  it("after the password the codes are saved without another click", async () => {
    const { user, dialog } = await openOld();
    answer(login, SUCCESS);
    const saves = answer(saveSiteSettings, SUCCESS);
    await user.type(dialog.getByLabelText("Şifreniz"), "x");
    await user.click(dialog.getByRole("button", { name: "Devam et" }));
    await expectNotice("Ayarlar kaydedildi");
    expect(saves.map(({ body }) => body)).toEqual([{ head_tags: TYPED }]);
  });
});

describe("when a page with unsaved changes is left", () => {
  const TITLE = "Kaydedilmemiş değişiklikler var";

  async function leave() {
    const view = await openChanged();
    await view.user.click(screen.getByRole("link", { name: /^Gelen Kutusu/ }));
    return { ...view, dialog: within(await screen.findByRole("dialog", { name: TITLE })) };
  }

  it("staying keeps the page and the input", async () => {
    const { user, dialog, head, path } = await leave();
    await user.click(dialog.getByRole("button", { name: "Vazgeç" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: TITLE })).toBeNull());
    expect([path(), head.value]).toEqual(["/admin/settings", TYPED]);
  });

  it("leaving follows the link", async () => {
    const { user, dialog, path } = await leave();
    await user.click(dialog.getByRole("button", { name: "Kaydetmeden çık" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Gelen Kutusu" })).toBeTruthy();
    expect(path()).toBe("/admin/inbox");
  });

  it("an unchanged page is left without a question", async () => {
    const { user, path } = await openSettings();
    await user.click(screen.getByRole("link", { name: /^Gelen Kutusu/ }));
    await waitFor(() => expect(path()).toBe("/admin/inbox"));
  });
});
