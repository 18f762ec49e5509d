import { once } from "node:events";
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net";
import { createReplicas } from "@meridian/platform/http/replicas/replicas";
import { type RunningServer, startServer } from "@meridian/platform/http/server/start-server";
import { createLogger } from "@meridian/platform/logger";
import express from "express";
import { afterEach, expect, it } from "vitest";
import { EMPTY_PAGE_CONFIG } from "../src/lib/page/page-config.ts";
import type { RenderPage } from "../src/lib/page/render-page-contract.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { createPageHandler } from "./render-page.ts";

const running: RunningServer[] = [];
const hanging: Server[] = [];
afterEach(async () => {
  for (const server of hanging.splice(0)) server.close();
  for (const { server, close } of running.splice(0)) {
    server.closeAllConnections();
    if (server.listening) await close();
  }
});

/** Pages that show the catalogue's answer, and are unavailable without one, like all pages. */
const renderPage: RenderPage = async ({ api, signal }) => {
  try {
    const answer = await fetch(`${api.baseUrl}/api/homepage-data`, { signal });
    return { status: answer.ok ? 200 : 503, location: undefined, html: await answer.text(), error: undefined };
  } catch (error) {
    return { status: 503, location: undefined, html: "", error };
  }
};
const renderer: PageRenderer = {
  load: async () => ({ renderPage, assets: { scripts: [], css: "", preloads: {} } }),
  middleware: undefined,
  close: async () => undefined,
};

async function start(app: express.Express): Promise<RunningServer> {
  const server = await startServer(app, { host: "127.0.0.1", port: 0 });
  running.push(server);
  return server;
}

function startCatalogue(status: number, text: string, onAsked = (): void => undefined): Promise<RunningServer> {
  const answer: express.RequestHandler = (_req, res) => {
    onAsked();
    res.status(status).send(text);
  };
  return start(express().use(answer));
}

async function pageFrom(catalogues: readonly { port: number }[]): Promise<() => Promise<readonly [number, string]>> {
  const handler = createPageHandler({
    renderer,
    config: { ...EMPTY_PAGE_CONFIG, publicUrl: "http://localhost" },
    catalogue: createReplicas(catalogues.map(({ port }) => new URL(`http://127.0.0.1:${port}`))),
    logger: createLogger({ service: "web", level: "silent" }),
  });
  const { port } = await start(express().use(handler));
  return async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    return [answer.status, await answer.text()];
  };
}

it("a page is rendered from another replica if its catalogue is dead", async () => {
  const dead = await startCatalogue(200, "dead");
  const page = await pageFrom([dead, await startCatalogue(200, "living")]);
  await dead.close();
  for (let call = 0; call < 4; call++) expect(await page()).toEqual([200, "living"]);
});

it("a page is rendered from another replica if its catalogue hangs", async () => {
  const hung = createTcpServer().listen(0, "127.0.0.1");
  hanging.push(hung);
  await once(hung, "listening");
  const page = await pageFrom([hung.address() as AddressInfo, await startCatalogue(200, "living")]);
  for (let call = 0; call < 4; call++) expect(await page()).toEqual([200, "living"]);
});

it("a page that no replica can fill is unavailable after one call to each", async () => {
  let calls = 0;
  const count = (): void => {
    calls += 1;
  };
  const page = await pageFrom([await startCatalogue(503, "busy", count), await startCatalogue(503, "busy", count)]);
  expect((await page())[0]).toBe(503);
  expect(calls).toBe(2);
});
