import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { Server } from "node:net";
import { networkInterfaces } from "node:os";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, describe, expect, it } from "vitest";
import { LOCALHOST_TLS } from "../testing/localhost-tls.ts";
import { startTestGateway } from "../testing/start-test-gateway.ts";

const KNOWN_AUTHORITIES = getCACertificates("default");
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  setDefaultCACertificates(KNOWN_AUTHORITIES);
});

const say: RequestListener = (req, res) => void req.resume().once("end", () => res.end(`${req.method} ${req.url}`));

async function listen(server: Server, host: string): Promise<number> {
  servers.push(server.listen(0, host));
  await once(server, "listening");
  const address = server.address();
  return address === null || typeof address === "string" ? 0 : address.port;
}

/** The answers to a cached read, a streamed read and a write. */
async function ask(service: string): Promise<string[]> {
  const urls = [new URL(service)];
  const gateway = await startTestGateway({}, { services: { web: urls, catalogue: urls, admin: urls, ingest: urls } });
  const answers = [
    await fetch(`${gateway.url}/api/search?q=x`),
    await fetch(`${gateway.url}/api/admin/stats`),
    await fetch(`${gateway.url}/api/contact`, { method: "POST", body: "{}" }),
  ];
  return Promise.all(answers.map(async (answer) => (answer.ok ? answer.text() : String(answer.status))));
}

const SERVED = ["GET /api/search?q=x", "GET /api/admin/stats", "POST /api/contact"];

describe("a service is reached", () => {
  const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => address === "::1"),
  );

  it.skipIf(!hasIpv6)("at an IPv6 address", async () => {
    const port = await listen(createServer(say), "::1");
    expect(await ask(`http://[::1]:${port}`)).toEqual(SERVED);
  });

  it("over https, with a trusted certificate", async () => {
    setDefaultCACertificates([...KNOWN_AUTHORITIES, LOCALHOST_TLS.cert]);
    const port = await listen(createTlsServer(LOCALHOST_TLS, say), "localhost");
    expect(await ask(`https://localhost:${port}`)).toEqual(SERVED);
  });
});

it("a service with an untrusted certificate receives no request", async () => {
  let calls = 0;
  const port = await listen(
    createTlsServer(LOCALHOST_TLS, (_req, res) => {
      calls += 1;
      res.end();
    }),
    "localhost",
  );
  expect([await ask(`https://localhost:${port}`), calls]).toEqual([["502", "502", "502"], 0]);
});
