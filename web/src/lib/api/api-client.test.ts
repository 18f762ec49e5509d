import { getSession } from "@meridian/contracts/client/endpoints/admin.gen";
import { startTestApp } from "@meridian/testing/start-test-app";
import express from "express";
import { expect, it } from "vitest";
import { createPageClient } from "./api-client.ts";

it("in tests, a call whose answer breaks its contract fails and says so", async () => {
  const site = await startTestApp(express().get("/api/admin/session", (_req, res) => res.json({ user: "operator" })));
  const { call } = createPageClient({ baseUrl: site.url });
  await expect(call(getSession)).rejects.toThrow("the answer to GET /api/admin/session breaks its contract");
  await site.close();
});
