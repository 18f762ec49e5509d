import type { Request, Response } from "express";
import { nonceOf } from "../policy/security-headers.ts";
import type { Encoding } from "./answer-body.ts";
import type { Answer, CacheOutcome } from "./response-cache.ts";

export interface SendOptions {
  outcome: CacheOutcome | undefined;
  /** Reports bytes that the response caches from now on. */
  onGrowth: (bytes: number) => void;
}

/** Sends a response in the best accepted encoding, or 304 if the visitor has it. */
export async function sendAnswer(req: Request, res: Response, answer: Answer, options: SendOptions): Promise<void> {
  const { body, status } = answer;
  res.status(status).set(answer.headers);
  res.set("Cache-Control", answer.cacheControl);
  res.vary("Accept-Encoding");
  if (options.outcome !== undefined) res.set("X-Cache", options.outcome);
  if (answer.cookies.length > 0) res.set("Set-Cookie", [...answer.cookies]);
  if (body.etag !== undefined && status === 200) {
    res.set("ETag", body.etag);
    if (req.fresh) {
      res.removeHeader("Content-Type");
      res.status(304).end();
      return;
    }
  }
  const encoding = chooseEncoding(req, body.encodings);
  const bytes = await body.encode(encoding, nonceOf(res), options.onGrowth);
  if (encoding !== "identity") res.set("Content-Encoding", encoding);
  res.set("Content-Length", String(bytes.length));
  res.end(req.method === "HEAD" ? undefined : bytes);
}

/** The first of the offered encodings that the visitor accepts. */
export function chooseEncoding(req: Request, offered: readonly Encoding[]): Encoding {
  const accepted = req.get("accept-encoding") ?? "";
  for (const encoding of offered) {
    const match = new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`, "i").exec(accepted);
    if (match !== null && match[1] !== "0" && Number(match[1] ?? 1) > 0) return encoding;
  }
  return "identity";
}
