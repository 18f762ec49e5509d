import { createReplicas } from "@meridian/platform/http/replicas/replicas";
import { startServer } from "@meridian/platform/http/server/start-server";
import { createLogger } from "@meridian/platform/logger";
import express from "express";
import { expect, it } from "vitest";
import { EMPTY_PAGE_CONFIG } from "../src/lib/page/page-config.ts";
import type { RenderedPage } from "../src/lib/page/render-page-contract.ts";
import { createPageHandler } from "./render-page.ts";

const PAGES: Readonly<Record<string, Pick<RenderedPage, "status" | "location">>> = {
  "/countries/us": { status: 301, location: "/countries/united-states" },
  "/countries/united-states": { status: 200, location: undefined },
  "/old?page=1": { status: 301, location: "/old" },
  "/old": { status: 307, location: "/new" },
  "/new": { status: 404, location: undefined },
  "/away": { status: 301, location: "https://elsewhere.example/" },
  "/round": { status: 301, location: "/circle" },
  "/circle": { status: 301, location: "/round" },
  "/broken": { status: 503, location: undefined },
};

async function outcomeOf(path: string): Promise<string> {
  const handler = createPageHandler({
    renderer: {
      load: async () => ({
        renderPage: async ({ url }) => ({
          html: url,
          error: undefined,
          ...(PAGES[url] ?? { status: 404, location: undefined }),
        }),
        assets: { scripts: [], css: "", preloads: {} },
      }),
      middleware: undefined,
      close: async () => undefined,
    },
    config: EMPTY_PAGE_CONFIG,
    catalogue: createReplicas([new URL("http://127.0.0.1:1")]),
    logger: createLogger({ service: "web", level: "silent" }),
  });
  const { port, close } = await startServer(express().use(handler), { host: "127.0.0.1", port: 0 });
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
    await answer.arrayBuffer();
    const isKept = /s-maxage/.test(answer.headers.get("cache-control") ?? "");
    return [answer.status, answer.headers.get("location"), isKept ? "kept" : "not kept"].filter(Boolean).join(" ");
  } finally {
    await close();
  }
}

it.each([
  ["/countries/united-states", "200 kept"],
  ["/countries/us", "301 /countries/united-states kept"],
  ["/countries/US", "301 /countries/united-states kept"],
  ["//Countries/US/", "301 /countries/united-states kept"],
  ["/OLD?page=1", "307 /new kept"],
  ["/nowhere", "404 kept"],
  ["/NOWHERE", "301 /nowhere kept"],
  ["/away", "301 https://elsewhere.example/ kept"],
  ["/Broken", "301 /broken not kept"],
  ["/round", "301 /round kept"],
])("%s is answered in one step: %s", async (path, outcome) => {
  expect(await outcomeOf(path)).toBe(outcome);
});
