import { getSession } from "@meridian/contracts/admin/admin-api";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { adminFlag, logIn } from "../admin-shell.ts";
import { fail } from "../network.ts";
import { renderRoute } from "../render-route.tsx";

const LOGIN = { level: 1, name: "Admin Paneli" };

it.each([
  "/admin",
  "/admin/dashboard",
  "/admin/businesses",
  "/admin/businesses/x",
  "/admin/businesses/merge",
  "/admin/upload",
  "/admin/upload/x",
  "/admin/settings",
  "/admin/reports",
  "/admin/inbox",
  "/admin/audit",
  "/admin/account",
  "/admin/nowhere",
])("%s leads to the login without the flag [admin 2.1]", async (guarded) => {
  const { path } = await renderRoute(guarded);
  expect(await screen.findByRole("heading", LOGIN)).toBeTruthy();
  expect(path()).toBe("/admin/login");
});

it("a flag without a session on the server leads to the login, and is dropped [admin 2.3]", async () => {
  logIn();
  fail(getSession, 401, { code: "unauthenticated" });
  const { path } = await renderRoute("/admin/nowhere");
  expect(await screen.findByRole("heading", LOGIN)).toBeTruthy();
  expect(path()).toBe("/admin/login");
  expect(adminFlag()).toBeNull();
});

it("with the flag and a session the page is shown [admin 2.2]", async () => {
  logIn();
  const { path } = await renderRoute("/admin/nowhere");
  expect(await screen.findByText("operator")).toBeTruthy();
  expect(screen.getByText("Bu sayfa yok")).toBeTruthy();
  expect(path()).toBe("/admin/nowhere");
});

it("an address without a section offers the way home within the shell", async () => {
  logIn();
  await renderRoute("/admin/nowhere");
  expect(await screen.findByRole("heading", { level: 1, name: "Sayfa bulunamadı" })).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Ana Sayfa" }).at(-1)?.getAttribute("href")).toBe("/admin");
  expect(screen.getByRole("navigation", { name: "Yönetim" })).toBeTruthy();
});

it.each(["/admin/nowhere", "/admin/login", "/admin-legacy"])("%s has no top navigation [admin 2.5]", async (path) => {
  if (path === "/admin/nowhere") logIn();
  await renderRoute(path);
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
});

it("public pages have the top navigation", async () => {
  await renderRoute("/privacy-policy");
  expect(await screen.findByRole("navigation", { name: "Main" })).toBeTruthy();
});
