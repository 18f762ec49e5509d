import { login } from "@meridian/contracts/admin/admin-api";
import { listAudit } from "@meridian/contracts/admin/cleanup-api";
import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { adminFlag, answerShell } from "../admin-shell.ts";
import { answer, disconnect, fail, holdAnswer } from "../network.ts";
import { renderRoute } from "../render-route.tsx";

const nameField = () => screen.findByLabelText<HTMLInputElement>("Kullanıcı Adı");
const passwordField = () => screen.getByLabelText<HTMLInputElement>("Şifre");
const submitButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Giriş Yap" });

async function submit(user: UserEvent): Promise<void> {
  await user.type(await nameField(), "op");
  await user.type(passwordField(), "guess");
  await user.click(submitButton());
}

it("is headed Admin Paneli with Güvenli Giriş [admin 2.6]", async () => {
  await renderRoute("/admin/login");
  expect(await screen.findByRole("heading", { level: 1, name: "Admin Paneli" })).toBeTruthy();
  expect(screen.getByText("Güvenli Giriş")).toBeTruthy();
});

it("name and password are required, and the button is disabled while either is empty [admin 2.7] [admin 5.1]", async () => {
  const { user } = await renderRoute("/admin/login");
  const name = await nameField();
  expect([name.required, passwordField().required]).toEqual([true, true]);
  expect(submitButton().disabled).toBe(true);
  await user.type(name, "someone");
  expect(submitButton().disabled).toBe(true);
  await user.type(passwordField(), "something");
  expect(submitButton().disabled).toBe(false);
  await user.clear(name);
  expect(submitButton().disabled).toBe(true);
});

it("a login stores the flag and goes to /admin; the button is disabled until then [admin 2.8] [admin 3.7] [admin 4.1]", async () => {
  const { release } = holdAnswer(login, { success: true, message: "ok" });
  const { user, path } = await renderRoute("/admin/login");
  await submit(user);
  const busy = await screen.findByRole<HTMLButtonElement>("button", { name: "Giriş yapılıyor..." });
  expect(busy.disabled).toBe(true);
  expect(adminFlag()).toBeNull();
  answerShell();
  answer(listAudit, { entries: [], nextAfter: null });
  release();
  expect(await screen.findByRole("heading", { level: 1, name: "Hoş geldiniz" })).toBeTruthy();
  expect(path()).toBe("/admin");
  expect(adminFlag()).toBe("true");
});

it("credentials are sent as JSON [admin 7.1]", async () => {
  const calls = fail(login, 401);
  const { user } = await renderRoute("/admin/login");
  await submit(user);
  expect(await screen.findByText("Geçersiz kullanıcı adı veya şifre")).toBeTruthy();
  expect(calls[0]?.headers.get("content-type")).toBe("application/json");
  expect(calls[0]?.body).toEqual({ username: "op", password: "guess" });
});

it("a rejected login keeps the input and stores no flag [admin 4.1]", async () => {
  fail(login, 401);
  const { user, path } = await renderRoute("/admin/login");
  await submit(user);
  expect(await screen.findByText("Geçersiz kullanıcı adı veya şifre")).toBeTruthy();
  expect((await nameField()).value).toBe("op");
  expect(passwordField().value).toBe("guess");
  expect(adminFlag()).toBeNull();
  expect(path()).toBe("/admin/login");
});

it("a rejection is shown with the server's message, or ours if it has none [admin 8.5]", async () => {
  fail(login, 401);
  const { user } = await renderRoute("/admin/login");
  await submit(user);
  expect(await screen.findByText("Geçersiz kullanıcı adı veya şifre")).toBeTruthy();
  fail(login, 401, { code: "unauthenticated", message: "Bugün olmaz" });
  await user.click(submitButton());
  expect(await screen.findByText("Bugün olmaz")).toBeTruthy();
});

it("an unreachable server is named as the cause", async () => {
  disconnect(login);
  const { user } = await renderRoute("/admin/login");
  await submit(user);
  expect(await screen.findByText("Sunucuya bağlanılamadı. Lütfen tekrar deneyin.")).toBeTruthy();
});

it("the password can be shown and hidden again", async () => {
  const { user } = await renderRoute("/admin/login");
  await user.click(await screen.findByRole("button", { name: "Şifreyi göster" }));
  expect(passwordField().type).toBe("text");
  await user.click(screen.getByRole("button", { name: "Şifreyi gizle" }));
  expect(passwordField().type).toBe("password");
});
