import type { Response } from "express";
import { describe, expect, it } from "vitest";
import { startTestGateway, type TestGateway } from "./testing/start-test-gateway.ts";

const PATH = "/api/upload-excel";
const JOB = "/api/admin/imports/job-1";
let gateway: TestGateway;

async function start(serve: (res: Response) => void): Promise<void> {
  gateway = await startTestGateway({
    ingest: (app) =>
      app.post(PATH, (req, res) => {
        req.resume().once("end", () => serve(res));
      }),
  });
}

const upload = (headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${PATH}`, { method: "POST", body: "a sheet", headers });

it("the client learns the job of its import, and that it continues, long before the report", async () => {
  let end = (): void => undefined;
  await start((res) => {
    res.type("json").set({ "Cache-Control": "no-store, no-transform", Location: JOB });
    res.write("\n");
    end = () => void res.end('{"success":true}');
  });
  const answer = await upload({ "accept-encoding": "gzip, br" });
  expect([answer.status, answer.headers.get("location")]).toEqual([200, JOB]);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe("\n");
  end();
  expect((await reader?.read())?.value).toBe('{"success":true}');
});

describe("an upload that ends without an answer must not be resent blindly", () => {
  it.each([
    [undefined, /dosya ulaşmış olabilir/],
    ["tr", /dosya ulaşmış olabilir/],
    ["en-GB,en;q=0.9", /the file may have arrived/],
  ])("with Accept-Language %s", async (language, detail) => {
    await start((res) => res.destroy());
    const answer = await upload(language === undefined ? {} : { "accept-language": language });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([502, null]);
    expect((await answer.json()).detail).toMatch(detail);
  });
});
