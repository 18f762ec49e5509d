import { HOUR_MS } from "@meridian/contracts/durations";
import { isAppError } from "@meridian/platform/app-error";
import { createSessionCheck, sessionCookieName } from "@meridian/platform/http/require-session";
import { openTestEngines } from "@meridian/testing/open-test-engines";
import { startTestApp } from "@meridian/testing/start-test-app";
import express from "express";
import { expect, it } from "vitest";
import { requireFreshLogin } from "./fresh-login.ts";
import { newSession } from "./new-session.ts";

const LOGIN = Date.parse("2026-05-01T12:00:00.000Z");

it("a login counts as fresh for an hour, however much its session is used", async () => {
  let at = new Date(LOGIN);
  const engines = await openTestEngines({ clock: () => at });
  const credential = await engines.credentials.put({ username: "admin", passwordHash: "" });
  const { tokens, session } = newSession(credential, { address: "192.0.2.1", userAgent: undefined }, at);
  await engines.sessions.create(session);
  const authorize = createSessionCheck({ ...engines, now: () => at });
  const app = express().get("/", async (req, res) => {
    const authorized = await authorize(req, res);
    try {
      requireFreshLogin(authorized, at);
      res.send("fresh");
    } catch (error) {
      res.send(isAppError(error) ? error.code : "broken");
    }
  });
  const { url, close } = await startTestApp(app);
  const answers: string[] = [];
  for (const ageMs of [0, HOUR_MS / 2, HOUR_MS, HOUR_MS + 1]) {
    at = new Date(LOGIN + ageMs);
    const answer = await fetch(url, { headers: { cookie: `${sessionCookieName(false)}=${tokens.session}` } });
    answers.push(await answer.text());
  }
  expect(answers).toEqual(["fresh", "fresh", "fresh", "login_too_old"]);
  await close();
  await engines.close();
});
