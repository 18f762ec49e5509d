import { listSessions } from "@meridian/shared/contracts/account";
import { getSession } from "@meridian/shared/contracts/admin-api";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { logIn } from "../admin-shell.ts";
import { answer, fail } from "../network.ts";
import { renderRoute } from "../render-route.tsx";

it("an ended session leads to the login", async () => {
  logIn();
  fail(getSession, 401, { code: "unauthenticated" });
  answer(listSessions, { sessions: [], isPasswordConfigured: false });
  const { path } = await renderRoute("/admin/account");
  expect(await screen.findByRole("heading", { level: 1, name: "Admin Paneli" })).toBeTruthy();
  expect(path()).toBe("/admin/login");
});
