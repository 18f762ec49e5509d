import { once } from "node:events";
import { request } from "node:http";
import { MAX_CHUNK_BYTES, RESUMABLE_UPLOADS_PATH } from "@meridian/contracts/imports/resumable-upload";
import { problemSchema } from "@meridian/contracts/problem";
import type { Express } from "express";
import { describe, expect, it } from "vitest";
import type { GatewayOptions } from "./app.ts";
import { startTestGateway, type TestGateway, type TestServices } from "./testing/start-test-gateway.ts";

let gateway: TestGateway;

async function start(build: TestServices, overrides?: Partial<GatewayOptions>): Promise<void> {
  gateway = await startTestGateway(build, overrides);
}

describe("a write", () => {
  it("is forwarded with its body and cookies, and so is the answer", async () => {
    await start({
      admin: (app) =>
        app.post("/api/admin/login", (req, res) => {
          res.cookie("s", "1");
          req.pipe(res);
        }),
    });
    const answer = await fetch(`${gateway.url}/api/admin/login`, { method: "POST", body: "hello" });
    expect([await answer.text(), answer.headers.get("set-cookie")]).toEqual(["hello", "s=1; Path=/"]);
    expect(answer.headers.get("x-cache")).toBeNull();
  });

  it("may be as large as its route class allows", async () => {
    const take = (app: Express) => app.use((req, res) => void req.resume().once("end", () => res.json("taken")));
    await start({ admin: take, ingest: take });
    const send = async (method: string, path: string, bytes: number) =>
      (await fetch(`${gateway.url}${path}`, { method, body: Buffer.alloc(bytes) })).status;
    expect(await send("POST", "/api/contact", 1024 * 1024)).toBe(200);
    expect(await send("POST", "/api/upload-excel", 2 * 1024 * 1024)).toBe(200);
    expect(await send("PATCH", `${RESUMABLE_UPLOADS_PATH}/x`, MAX_CHUNK_BYTES)).toBe(200);
  });

  it.each([
    ["POST", "/api/contact", 1024 * 1024, "1 MB"],
    ["POST", "/api/upload-excel", 160 * 1024 * 1024, "160 MB"],
    ["PATCH", `${RESUMABLE_UPLOADS_PATH}/x`, MAX_CHUNK_BYTES, "16 MB"],
  ])("%s %s is rejected as soon as it announces more than %i bytes", async (method, path, maxBytes, limit) => {
    await start({});
    const headers = { "content-length": maxBytes + 1 };
    const tooLarge = request({ host: "127.0.0.1", port: gateway.port, method, path, headers });
    tooLarge.flushHeaders();
    const [refused] = await once(tooLarge, "response");
    const problem = problemSchema.parse(JSON.parse(String(await refused.setEncoding("utf8").toArray())));
    tooLarge.destroy();
    expect([refused.statusCode, refused.headers.connection, problem.code]).toEqual([413, "close", "too_large"]);
    expect(problem.detail).toContain(limit);
  });
});
