import { AsyncResource } from "node:async_hooks";
import type {
  Access,
  Endpoint,
  EndpointBody,
  EndpointParams,
  EndpointQuery,
  EndpointResponse,
} from "@meridian/contracts/endpoint";
import { type Request, type Response, Router } from "express";
import type { z } from "zod";
import { type AppError, refusal } from "../app-error.ts";
import { giveUpCurrentWork } from "../request-context.ts";
import { SUCCESS_SHAPE } from "./problem-handler.ts";
import type { Language } from "./request-language.ts";
import type { Authorize, Authorized } from "./require-session.ts";
import { bilingualIssue, isGeneralText, parseIn, type ZodIssue } from "./validation-issue.ts";

export interface HandlerInput<E extends Endpoint> {
  params: EndpointParams<E>;
  query: EndpointQuery<E>;
  body: EndpointBody<E>;
  req: Request;
  res: Response;
}

type PublicEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, "public">;
type SessionEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, "session">;
type Answer<E extends Endpoint> = Promise<EndpointResponse<E>>;

/** Serves a public call: validates, handles, answers JSON with the table's cache policy unless the handler set another. */
export function mountEndpoint<E extends PublicEndpoint>(
  router: Router,
  endpoint: E,
  handle: (input: HandlerInput<E>) => Answer<E>,
): void {
  mount(router, endpoint, handle);
}

/** Serves an admin call. Checks the session before reading anything of the request. */
export function mountSessionEndpoint<E extends SessionEndpoint>(
  router: Router,
  endpoint: E,
  authorize: Authorize,
  handle: (input: HandlerInput<E> & { authorized: Authorized }) => Answer<E>,
): void {
  mount(router, endpoint, handle, authorize);
}

function mount<E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, Access>>(
  router: Router,
  endpoint: E,
  handle: (input: never) => Answer<E>,
  authorize?: Authorize,
): void {
  const method = endpoint.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
  router[method](endpoint.path, async (req: Request, res: Response) => {
    res.locals[SUCCESS_SHAPE] = endpoint.hasSuccessShape;
    if (authorize !== undefined && method === "get") giveUpWithClient(res);
    const authorized = authorize === undefined ? undefined : await authorize(req, res);
    const input = { ...validate(endpoint, req), req, res, authorized };
    const answer = await handle(input as never);
    if (res.headersSent) return;
    if (!res.hasHeader("Cache-Control")) res.set("Cache-Control", cacheControlOf(endpoint));
    res.status(endpoint.status);
    if (answer === undefined) res.end();
    else res.json(answer);
  });
}

/** Admin reads may take seconds and end when their caller leaves. Public reads continue: others wait for the same answer. */
function giveUpWithClient(res: Response): void {
  const giveUp = AsyncResource.bind(giveUpCurrentWork);
  res.once("close", () => {
    if (!res.writableFinished) giveUp();
  });
}

/** For non-JSON answers, which handlers send themselves. */
export function cacheControlOf({ access, cache }: Endpoint): string {
  if (access === "session" || cache === undefined) return "no-store";
  return `public, max-age=0, s-maxage=${cache.maxAgeSeconds}, must-revalidate`;
}

/** Validates all three parts before failing, so the caller sees every problem. */
function validate<E extends Endpoint>(endpoint: E, req: Request) {
  const language = endpoint.access === "session" ? "tr" : "en";
  const issues: ZodIssue[] = [];
  const parse = (part: "params" | "query" | "body"): unknown => {
    const parsed = parseIn(language, endpoint[part], req[part]);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) issues.push({ ...issue, path: [part, ...issue.path] });
    return undefined;
  };
  const input = { params: parse("params"), query: parse("query"), body: parse("body") };
  if (issues.length > 0) throw invalid(language, issues);
  return input;
}

/** The admin area shows the Turkish text unchanged, so it names the field only where the text fits any field. */
function invalid(language: Language, found: readonly ZodIssue[]): AppError {
  const issues = found.map((issue) => bilingualIssue(language, issue));
  const turkish = found.map((issue, n) => {
    const text = issues[n]?.message.tr ?? "";
    return isGeneralText("tr", issue, text) ? `${String(issue.path.at(-1))}: ${text}` : text;
  });
  const tr = `İstek geçersiz: ${[...new Set(turkish)].join("; ")}`;
  const en = `The request is not valid: ${issues.map(({ path, message }) => `${path}: ${message.en}`).join("; ")}`;
  return refusal("invalid_input", { tr, en }, { issues });
}

/** A router with strict paths. Case variants and trailing slashes would bypass the gateway's rate limit for the path. */
export function createRouter(): Router {
  return Router({ caseSensitive: true, strict: true });
}
