import { once } from "node:events";
import { createServer } from "node:http";
import { createServer as createTcpServer, type Server } from "node:net";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { answeringProbes } from "./replica-probe.ts";
import { createReplicas, serviceUrlsSchema } from "./replicas.ts";

const A = new URL("http://10.0.0.1:8082");
const B = new URL("http://10.0.0.2:8082");

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

async function listen(server: Server): Promise<URL> {
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port");
  return new URL(`http://127.0.0.1:${address.port}`);
}

/** Some wait for seconds for a probe to be given up: together they take as long as the longest. */
describe.concurrent("the replicas of a service", () => {
  it("are called in turn", async () => {
    const replicas = createReplicas([A, B]);
    const hosts = [];
    for (let call = 0; call < 4; call++) hosts.push((await replicas.next()).host);
    expect(hosts.filter((host) => host === A.host)).toHaveLength(2);
    expect(hosts[0]).not.toBe(hosts[1]);
  });

  it("are resolved from one name, and new ones are called only after a probe succeeds", async ({ expect }) => {
    const { port } = await listen(createServer((_req, res) => void res.end()));
    let addresses = ["127.0.0.1"];
    let now = 0;
    const service = new URL(`http://catalogue:${port}`);
    const replicas = createReplicas([service], { resolve: async () => addresses, clock: () => now });
    const nextHosts = async () => [(await replicas.next()).hostname, (await replicas.next()).hostname].sort();
    expect(await nextHosts()).toEqual(["127.0.0.1", "127.0.0.1"]);
    addresses = ["127.0.0.1", "127.0.0.2", "fd00::3"];
    now = 2_000;
    expect(await nextHosts()).toEqual(["127.0.0.1", "127.0.0.1"]);
    servers.push(createServer((_req, res) => void res.end()).listen(Number(port), "127.0.0.2"));
    await expect.poll(nextHosts, { timeout: 5_000 }).toEqual(["127.0.0.1", "127.0.0.2"]);
  });

  it("are kept while names cannot be resolved", async () => {
    let isResolving = true;
    let now = 0;
    const resolve = async () => {
      if (!isResolving) throw new Error("no answer");
      return ["10.0.0.1"];
    };
    const replicas = createReplicas([new URL("http://catalogue:8082")], { resolve, clock: () => now });
    await replicas.next();
    isResolving = false;
    now = 5_000;
    expect((await replicas.next()).host).toBe("10.0.0.1:8082");
  });

  it("are skipped when they fail, unless none is left", async () => {
    const replicas = createReplicas([A, B]);
    replicas.leaveOut(A);
    for (let call = 0; call < 3; call++) expect((await replicas.next()).href).toBe(B.href);
    expect((await replicas.next(B)).href).toBe(A.href);
    replicas.leaveOut(B);
    const hosts = new Set([(await replicas.next()).host, (await replicas.next()).host]);
    expect(hosts).toEqual(new Set([A.host, B.host]));
  });

  it("are called again once they answer", async ({ expect }) => {
    const url = await listen(createServer((_req, res) => void res.writeHead(404).end()));
    const replicas = createReplicas([url, B]);
    replicas.leaveOut(url);
    expect((await replicas.next()).href).toBe(B.href);
    await expect
      .poll(async () => [(await replicas.next()).href, (await replicas.next()).href], { timeout: 5_000 })
      .toContain(url.href);
  });

  it("that hang are distinguished from slow ones: they do not answer a health probe", async () => {
    const slow = await listen(createServer(answeringProbes(() => undefined)));
    const hung = await listen(createTcpServer());
    const replicas = createReplicas([slow, hung], { patienceMs: 20 });
    await replicas.next();
    const toSlow = replicas.follow(slow);
    const toHung = replicas.follow(hung);
    await once(toHung.hung, "abort");
    expect(toSlow.hung.aborted).toBe(false);
    for (let call = 0; call < 3; call++) expect((await replicas.next()).href).toBe(slow.href);
    toSlow.end();
  });

  it.each([
    ["there is no other", 0],
    ["the other does not live either", 1],
  ])("that hang keep their calls if %s, and writes as long as allowed", async (_where, others) => {
    const hung = await listen(createTcpServer());
    const gone = createServer();
    const dead = await listen(gone);
    gone.close();
    const alone = createReplicas([hung, dead].slice(0, 1 + others), { patienceMs: 20 });
    await alone.next();
    alone.leaveOut(dead);
    const read = alone.follow(hung);
    const write = alone.follow(hung, { toleranceMs: 1 });
    await once(write.hung, "abort");
    expect(read.hung.aborted).toBe(false);
    read.end();
  });

  it("are called by name if a certificate must match", async () => {
    const service = new URL("https://catalogue.example");
    const replicas = createReplicas([service], { resolve: async () => ["10.0.0.1"] });
    expect((await replicas.next()).href).toBe(service.href);
  });
});

it("a replica that does not come back is probed with the calls alone: between them nothing is left to run", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const replicas = createReplicas([A, B]);
  await replicas.next();
  replicas.leaveOut(A);
  expect(vi.getTimerCount()).toBe(0);
});

it("several addresses are separated by commas, each validated", () => {
  expect(serviceUrlsSchema.parse("http://a:1, http://b:2")).toEqual(["http://a:1", "http://b:2"]);
  expect(serviceUrlsSchema.safeParse("http://a:1,ftp://b").success).toBe(false);
  expect(serviceUrlsSchema.safeParse(" , ").success).toBe(false);
  expect(serviceUrlsSchema.safeParse("http://a,https://b").success).toBe(false);
});
