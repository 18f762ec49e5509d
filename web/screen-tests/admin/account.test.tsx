import { changePassword, listSessions, revokeOtherSessions, revokeSession } from "@meridian/contracts/admin/account";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { expectNotice, logIn } from "../admin-shell.ts";
import { answer, fail } from "../network.ts";
import { renderRoute } from "../render-route.tsx";

const SUCCESS = { success: true, message: "ok" };
const TIMES = {
  createdAt: "2026-01-01T08:00:00.000Z",
  lastUsedAt: "2026-01-01T09:00:00.000Z",
  expiresAt: "2026-01-01T20:00:00.000Z",
};
const OWN = { ...TIMES, id: "s-1", address: "192.0.2.1", userAgent: "Windows Firefox/140", isCurrent: true };
const OTHER = { ...TIMES, id: "s-2", address: null, userAgent: null, isCurrent: false };

beforeEach(() => {
  logIn();
  answer(listSessions, { sessions: [OWN, OTHER], isPasswordConfigured: false });
});

async function openAccount() {
  const view = await renderRoute("/admin/account");
  expect(await screen.findByRole("heading", { level: 1, name: "Hesap" })).toBeTruthy();
  return view;
}

const rows = async () =>
  within(await screen.findByRole("region", { name: "Açık oturumlar" }))
    .getAllByRole("row")
    .slice(1);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });

async function typePasswords(user: UserEvent, current: string, next: string, repeated = next): Promise<void> {
  const fields = [
    ["Mevcut şifre", current],
    ["Yeni şifre", next],
    ["Yeni şifre (tekrar)", repeated],
  ] as const;
  for (const [label, text] of fields) {
    await user.click(await screen.findByLabelText(label));
    if (text !== "") await user.paste(text);
  }
  await user.click(button("Şifreyi değiştir"));
}

it("open sessions are listed, and the current one is marked", async () => {
  await openAccount();
  const [own, other] = await rows();
  expect(own?.textContent).toContain("Firefox · WindowsBu oturum192.0.2.1");
  expect(other?.textContent).toContain("Bilinmeyen tarayıcı—");
  expect(within(own ?? document.body).queryByRole("button")).toBeNull();
});

it("one session is ended", async () => {
  const calls = answer(revokeSession, SUCCESS);
  const { user } = await openAccount();
  await rows();
  answer(listSessions, { sessions: [OWN], isPasswordConfigured: false });
  await user.click(button(/^Oturumu kapat/));
  await expectNotice("Oturum kapatıldı");
  expect(calls.map(({ url }) => url)).toEqual(["/api/admin/sessions/s-2"]);
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

it("all other sessions are ended at once, and then none is left to end", async () => {
  const calls = answer(revokeOtherSessions, SUCCESS);
  const { user } = await openAccount();
  await rows();
  answer(listSessions, { sessions: [OWN], isPasswordConfigured: false });
  await user.click(button("Diğer bütün oturumları kapat"));
  await expectNotice("Diğer oturumlar kapatıldı");
  expect(calls).toHaveLength(1);
  await waitFor(() => expect(button("Diğer bütün oturumları kapat").disabled).toBe(true));
});

it("a failure to end a session is reported, and the session stays listed", async () => {
  fail(revokeSession, 409, { code: "conflict", detail: "Sunucunun sözü" });
  const { user } = await openAccount();
  await rows();
  await user.click(button(/^Oturumu kapat/));
  await expectNotice("Oturum kapatılamadı", "Sunucunun sözü");
  expect(await rows()).toHaveLength(2);
});

it("a new password is stored, and the fields are cleared", async () => {
  const calls = answer(changePassword, SUCCESS);
  const { user } = await openAccount();
  await typePasswords(user, "the old one", "a long new sentence");
  await expectNotice("Şifre değiştirildi", "Diğer oturumlar kapatıldı.");
  expect(calls.map(({ body }) => body)).toEqual([
    { currentPassword: "the old one", newPassword: "a long new sentence" },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>("Yeni şifre").value).toBe("");
});

it("a password problem is shown beside its field, and nothing is sent", async () => {
  const calls = answer(changePassword, SUCCESS);
  const { user } = await openAccount();
  await typePasswords(user, "", "too short", "different");
  for (const text of ["Mevcut şifrenizi yazın.", "Şifre en az 12 karakter olmalı.", "İki şifre aynı değil."]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(calls).toHaveLength(0);
});

it("a problem found by the server is shown beside its field, and the input stays", async () => {
  const issues = [{ path: "body.currentPassword", message: "Mevcut şifre yanlış." }];
  fail(changePassword, 400, { code: "invalid_input", issues });
  const { user } = await openAccount();
  await typePasswords(user, "a guess", "a long new sentence");
  expect(await screen.findByText("Mevcut şifre yanlış.")).toBeTruthy();
  expect(screen.getByLabelText("Mevcut şifre").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText<HTMLInputElement>("Yeni şifre").value).toBe("a long new sentence");
});

it("another failure to change the password is reported", async () => {
  fail(changePassword, 409, { code: "conflict", detail: "Sunucunun sözü" });
  const { user } = await openAccount();
  await typePasswords(user, "the old one", "a long new sentence");
  await expectNotice("Şifre değiştirilemedi", "Sunucunun sözü");
});

it("a password set by the configuration cannot be changed here", async () => {
  answer(listSessions, { sessions: [OWN], isPasswordConfigured: true });
  await openAccount();
  expect(await screen.findByText(/ADMIN_PASSWORD/)).toBeTruthy();
  expect(screen.queryByLabelText("Yeni şifre")).toBeNull();
});
