import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { CHUNK_MEDIA_TYPE, RESUMABLE_UPLOADS_PATH } from "@meridian/contracts/imports/resumable-upload";
import type { TestIngest } from "./start-test-ingest.ts";

type Site = Pick<TestIngest, "url" | "cookie">;
type Headers = Readonly<Record<string, string>>;

const TUS = { "Tus-Resumable": "1.0.0" };

export function tus({ url, cookie }: Site, method: string, path: string, headers: Headers = {}, body?: Uint8Array) {
  const init = { method, headers: { cookie, ...TUS, ...headers } };
  return fetch(`${url}${path}`, body === undefined ? init : { ...init, body: new Uint8Array(body) });
}

export function create(site: Site, sizeBytes: number, fileName = "İşletmeler.csv"): Promise<Response> {
  const metadata = `filename ${Buffer.from(fileName).toString("base64")},filetype dGV4dC9jc3Y=`;
  return tus(site, "POST", RESUMABLE_UPLOADS_PATH, {
    "Upload-Length": String(sizeBytes),
    "Upload-Metadata": metadata,
  });
}

/** The path of a new upload. */
export async function createdPath(site: Site, sizeBytes: number): Promise<string> {
  return (await create(site, sizeBytes)).headers.get("location") ?? "";
}

export function patch(site: Site, path: string, offset: number, body: Uint8Array, headers: Headers = {}) {
  const own = { "Content-Type": CHUNK_MEDIA_TYPE, "Upload-Offset": String(offset) };
  return tus(site, "PATCH", path, { ...own, ...headers }, body);
}

export async function offsetOf(site: Site, path: string): Promise<number> {
  return Number((await tus(site, "HEAD", path)).headers.get("upload-offset"));
}

/** Long enough for the server to authenticate and read the first bytes. */
const LINE_LASTS_MS = 300;

/** Announces a part of `length` bytes, sends the shorter `body` and hangs up. Resolves when the connection has closed. */
export async function patchPartly(
  { url, cookie }: Site,
  path: string,
  offset: number,
  body: Uint8Array,
  length: number,
): Promise<void> {
  const sent = request(`${url}${path}`, {
    method: "PATCH",
    headers: {
      cookie,
      ...TUS,
      "Content-Type": CHUNK_MEDIA_TYPE,
      "Upload-Offset": String(offset),
      "Content-Length": String(length),
    },
  });
  sent.on("error", () => undefined);
  sent.write(body);
  await pause(LINE_LASTS_MS);
  sent.destroy();
}
