import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import type { Response } from "express";
import { expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "./testing/start-test-gateway.ts";

const PATH = "/api/admin/export-csv";
const LINE = `${"x".repeat(1023)}\n`;
let gateway: TestGateway;
let served: Response;

async function start(serve: (res: Response) => void): Promise<void> {
  gateway = await startTestGateway({
    admin: (app) =>
      app.get(PATH, (_req, res) => {
        served = res;
        res.set("Content-Type", "text/csv; charset=utf-8");
        serve(res);
      }),
  });
}

function open(headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(`${gateway.url}${PATH}`, { headers }, resolve).on("error", reject).end();
  });
}

/** Sends lines until the client stops reading; returns a function that counts them. */
function sendEndlessly(res: Response): () => number {
  let sent = 0;
  const send = () => {
    while (!res.destroyed) {
      sent++;
      if (!res.write(LINE)) break;
    }
  };
  res.on("drain", send);
  send();
  return () => sent;
}

it("a download arrives compressed while it is produced", async () => {
  await start((res) => {
    for (let n = 0; n < 200; n++) res.write(LINE);
    res.end();
  });
  const answer = await open({ "accept-encoding": "gzip" });
  expect(answer.headers["content-encoding"]).toBe("gzip");
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(Buffer.from(chunk));
  expect(gunzipSync(Buffer.concat(chunks)).toString()).toBe(LINE.repeat(200));
});

it.each([{}, { "accept-encoding": "gzip" }])(
  "a download that breaks at its service breaks for its client with %j",
  async (headers) => {
    await start((res) => {
      for (let n = 0; n < 200; n++) res.write(LINE);
      setTimeout(() => res.destroy(), 50);
    });
    const answer = await open(headers);
    answer.resume();
    await expect(once(answer, "end")).rejects.toThrow();
    expect(answer.complete).toBe(false);
  },
);

it("a client that disconnects ends the download at its service, and one that pauses pauses it", async () => {
  let sent = () => 0;
  await start((res) => {
    sent = sendEndlessly(res);
  });
  const answer = await open();
  await once(answer, "readable");
  for (let calm = 0, before = -1; calm < 20; calm = sent() === before ? calm + 1 : 0) {
    before = sent();
    await sleep(10);
  }
  expect(sent()).toBeLessThan(50_000);
  const closed = once(served, "close");
  answer.destroy();
  await closed;
  expect(served.writableFinished).toBe(false);
});
