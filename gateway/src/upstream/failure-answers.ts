import type { Problem } from "@meridian/contracts/problem";
import type { Bilingual } from "@meridian/platform/app-error";
import { languageOf } from "@meridian/platform/http/request-language";
import { REQUEST_ID_HEADER } from "@meridian/platform/request-context";
import type { Request, Response } from "express";
import { nonceOf } from "../policy/security-headers.ts";
import type { UpstreamFailure } from "./fetch-whole.ts";

const STATUS_OF: Readonly<Record<UpstreamFailure, number>> = {
  unreachable: 502,
  too_large: 502,
  overloaded: 503,
  too_slow: 504,
};
const TITLE_OF: Readonly<Record<number, string>> = {
  429: "Too many requests",
  502: "Service unavailable",
  503: "Service busy",
  504: "Service too slow",
};
const RETRY_AFTER_SECONDS = 5;

/** Response for an upload that may have arrived: its import continues although the response was lost. */
const FILE_MAY_HAVE_ARRIVED = {
  tr: "Sunucudan yanıt gelmedi, ama dosya ulaşmış olabilir. Yeniden göndermeden önce içe aktarma listesine bakın.",
  en: "The server did not answer, but the file may have arrived. Look at the list of imports before you send it again.",
};
const CANNOT_ANSWER = {
  tr: "Sitenin bu bölümü şu anda yanıt veremiyor. Birkaç saniye sonra yeniden deneyin.",
  en: "This part of the site cannot answer at the moment. Please try again in a few seconds.",
};

/** Sends the response for a failed service, with Retry-After; an upload must not be retried blindly. */
export function answerUpstreamFailure(req: Request, res: Response, failure: UpstreamFailure): void {
  if (res.locals.route?.limitClass === "upload" && failure !== "overloaded") {
    const detail = FILE_MAY_HAVE_ARRIVED;
    answerFailure(req, res, { status: STATUS_OF[failure], code: "unavailable", detail, isRepeatable: false });
    return;
  }
  answerFailure(req, res, { status: STATUS_OF[failure], code: "unavailable", detail: CANNOT_ANSWER });
}

export interface FailureFacts {
  status: number;
  code: Problem["code"];
  detail: Bilingual;
  /** Default: derived from the status. */
  title?: string;
  retryAfterSeconds?: number;
  /** Whether to send Retry-After; default true. False if a retry could apply a change twice. */
  isRepeatable?: boolean;
  /** Seconds after which the page reloads itself. */
  isRefreshed?: boolean;
}

/** Sends a problem to programs and a self-contained page, in English like all pages, to browsers. */
export function answerFailure(req: Request, res: Response, failure: FailureFacts): void {
  const { status, code, detail, retryAfterSeconds = RETRY_AFTER_SECONDS } = failure;
  const title = failure.title ?? TITLE_OF[status] ?? "Something went wrong";
  res.status(status).set("Cache-Control", "no-store");
  if (failure.isRepeatable !== false) res.set("Retry-After", String(retryAfterSeconds));
  if (isPageRequest(req)) {
    const refreshSeconds = failure.isRefreshed === true ? retryAfterSeconds : undefined;
    res.type("html").send(failurePage({ title, detail: detail.en, refreshSeconds }, nonceOf(res)));
    return;
  }
  const requestId = req.get(REQUEST_ID_HEADER);
  const problem: Problem = {
    type: "about:blank",
    title,
    status,
    detail: detail[languageOf(req)],
    code,
    ...(requestId === undefined ? {} : { requestId }),
  };
  res.type("application/problem+json").send(JSON.stringify(problem));
}

function isPageRequest(req: Request): boolean {
  const isData = req.path.startsWith("/api/") || req.path.startsWith("/assets/");
  return !isData && (req.get("accept") ?? "").includes("text/html");
}

interface FailurePage {
  title: string;
  detail: string;
  refreshSeconds: number | undefined;
}

/** `title` and `detail` are trusted plain text. An empty link reloads the page. */
function failurePage({ title, detail, refreshSeconds }: FailurePage, nonce: string): string {
  const refresh = refreshSeconds === undefined ? "" : `<meta http-equiv="refresh" content="${refreshSeconds}">\n`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh}<title>${title}</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; text-align: center }
main { padding: 24px; max-width: 34rem }
a { display: inline-block; padding: 10px 20px; border-radius: 8px; border: 1px solid; color: inherit }
</style>
</head>
<body><main><h1>${title}</h1><p>${detail}</p><p><a href="">Try again</a></p></main></body>
</html>
`;
}
