import { startServer } from "@meridian/platform/http/server/start-server";
import express from "express";
import { expect, it, onTestFinished } from "vitest";
import { createOpenSearchRoute } from "./opensearch.ts";

it("browsers receive the site's search addresses", async () => {
  const app = express().use(createOpenSearchRoute({ publicUrl: "https://directory.example" }));
  const { port, close } = await startServer(app, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => close());
  const answer = await fetch(`http://127.0.0.1:${port}/opensearch.xml`);
  expect(answer.headers.get("content-type")).toContain("application/opensearchdescription+xml");
  expect(await answer.text()).toContain('template="https://directory.example/search?q={searchTerms}"');
});
