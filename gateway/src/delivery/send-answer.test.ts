import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/start-test-gateway.ts";

const TEXT = JSON.stringify({ text: "word ".repeat(300) });
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startTestGateway({
    catalogue: (app) => {
      app.get(
        "/api/search",
        (_req, res) => void res.set("Cache-Control", "public, s-maxage=60").type("json").send(TEXT),
      );
      app.get("/api/map", (_req, res) => void res.status(404).set("Cache-Control", "no-store").json({ no: "map" }));
    },
  });
});

async function ask(headers: Record<string, string>, path = "/api/search", method = "GET"): Promise<IncomingMessage> {
  const sent = request({ host: "127.0.0.1", port: gateway.port, path, method, headers }).end();
  const [answer]: IncomingMessage[] = await once(sent, "response");
  if (answer === undefined) throw new Error("no answer");
  return answer;
}

async function sizeOf(answer: IncomingMessage): Promise<number> {
  return Buffer.concat(await answer.toArray()).length;
}

describe("the encoding of an answer", () => {
  it.each([
    ["br, gzip", "br"],
    ["gzip, br", "br"],
    ["gzip", "gzip"],
    ["deflate, GZIP ; q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0, gzip;q=0.1", "gzip"],
    ["brx, xgzip", undefined],
    ["identity", undefined],
    ["", undefined],
  ])("for Accept-Encoding %j is %s", async (accepted, encoding) => {
    const answer = await ask({ "accept-encoding": accepted });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toBe("Accept-Encoding");
    const size = await sizeOf(answer);
    expect(size).toBe(Number(answer.headers["content-length"]));
    expect(size < TEXT.length).toBe(encoding !== undefined);
  });
});

describe("an answer that the client may have", () => {
  it("is sent without its body if the tag matches, weak or strong, alone or in a list", async () => {
    const { etag = "" } = (await ask({})).headers;
    for (const tags of [etag, etag.slice(2), `"other", ${etag}`, ` ${etag} , "other"`, "*", " * "]) {
      const answer = await ask({ "if-none-match": tags });
      expect([tags, answer.statusCode, await sizeOf(answer)]).toEqual([tags, 304, 0]);
      expect(answer.headers).toMatchObject({ etag, "x-cache": "HIT", vary: "Accept-Encoding" });
      expect(answer.headers["content-type"]).toBeUndefined();
    }
  });

  it("is sent whole if the tag differs", async () => {
    const { etag = "" } = (await ask({})).headers;
    for (const tags of ['"other"', `${etag}x`, `x${etag}`, ""]) {
      expect((await ask({ "if-none-match": tags })).statusCode).toBe(200);
    }
  });

  it("is sent whole to a client that reloads it", async () => {
    const { etag = "" } = (await ask({})).headers;
    expect((await ask({ "if-none-match": etag, "cache-control": "no-cache" })).statusCode).toBe(200);
  });

  it("has no tag if it is a failure", async () => {
    const answer = await ask({ "if-none-match": "*" }, "/api/map");
    expect([answer.statusCode, answer.headers.etag]).toEqual([404, undefined]);
  });
});

it("HEAD has the headers of GET and no body", async () => {
  const answer = await ask({}, "/api/search", "HEAD");
  expect([answer.headers["content-length"], await sizeOf(answer)]).toEqual([String(TEXT.length), 0]);
});
