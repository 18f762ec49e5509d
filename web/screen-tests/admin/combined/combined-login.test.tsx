import { getSession, login, logout } from "@meridian/contracts/admin/admin-api";
import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { adminFlag, expectNotice, logIn } from "../../admin-shell.ts";
import { answer, disconnect, fail, holdAnswer } from "../../network.ts";
import { renderRoute } from "../../render-route.tsx";
import { answerCombined } from "./combined-answers.ts";

const nameField = () => screen.findByLabelText<HTMLInputElement>("Username");
const passwordField = () => screen.getByLabelText<HTMLInputElement>("Password");

async function submit(user: UserEvent): Promise<void> {
  await user.type(await nameField(), "op");
  await user.type(passwordField(), "guess");
  await user.click(screen.getByRole("button", { name: "Login" }));
}

it("without a login the combined screen shows nothing of the directory [admin 2.4] [admin 6.3]", async () => {
  await renderRoute("/admin-legacy");
  expect(await screen.findByRole("heading", { level: 1, name: "Admin Login" })).toBeTruthy();
  expect(screen.queryByText("Danger Zone")).toBeNull();
  expect(screen.queryByText("Toplam İşletme")).toBeNull();
});

it("a flag without a session leads to its login [admin 2.4]", async () => {
  logIn();
  fail(getSession, 401);
  await renderRoute("/admin-legacy");
  expect(await screen.findByRole("heading", { level: 1, name: "Admin Login" })).toBeTruthy();
  expect(adminFlag()).toBeNull();
});

it("username and password are required, and the password can be shown [admin 2.9]", async () => {
  const { user } = await renderRoute("/admin-legacy");
  expect([(await nameField()).required, passwordField().required]).toEqual([true, true]);
  expect(passwordField().type).toBe("password");
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(passwordField().type).toBe("text");
  await user.click(screen.getByRole("button", { name: "Hide password" }));
  expect(passwordField().type).toBe("password");
});

it("the login is busy until it is answered, and the logout drops the flag and the fields [admin 2.10]", async () => {
  const { release } = holdAnswer(login, { success: true, message: "ok" });
  const { user } = await renderRoute("/admin-legacy");
  await submit(user);
  const busy = await screen.findByRole<HTMLButtonElement>("button", { name: "Logging in..." });
  expect(busy.disabled).toBe(true);
  expect(adminFlag()).toBeNull();
  answerCombined();
  release();
  expect(await screen.findByRole("heading", { name: "Danger Zone" })).toBeTruthy();
  expect(adminFlag()).toBe("true");
  answer(logout, { success: true, message: "ok" });
  await user.click(screen.getByRole("button", { name: "Logout" }));
  expect((await nameField()).value).toBe("");
  expect(passwordField().value).toBe("");
  expect(adminFlag()).toBeNull();
});

it("a login is welcomed [admin 8.28]", async () => {
  answer(login, { success: true, message: "Giriş başarılı" });
  const { user } = await renderRoute("/admin-legacy");
  answerCombined();
  await submit(user);
  await expectNotice("Welcome", "Giriş başarılı");
});

it("a rejection is shown with the server's message [admin 8.2]", async () => {
  fail(login, 401, { code: "unauthenticated", success: false, message: "Bugün olmaz" });
  const { user } = await renderRoute("/admin-legacy");
  await submit(user);
  await expectNotice("Invalid Login", "Bugün olmaz");
});

it("a rejection without a message blames the credentials [admin 8.3]", async () => {
  fail(login, 401);
  const { user } = await renderRoute("/admin-legacy");
  await submit(user);
  await expectNotice("Invalid Login", "Username or password is incorrect");
});

it("an unreachable server is not reported as a rejection [admin 8.4]", async () => {
  disconnect(login);
  const { user } = await renderRoute("/admin-legacy");
  await submit(user);
  await expectNotice("Login Error", "Unable to connect to server. Please try again.");
});
