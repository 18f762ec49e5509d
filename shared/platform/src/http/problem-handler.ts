import type { Problem, ProblemCode } from "@meridian/contracts/problem";
import { capitalised } from "@meridian/domain/text/capitalised";
import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import { AppError, refusal } from "../app-error.ts";
import type { Logger } from "../logger.ts";
import { currentRequestId } from "../request-context.ts";
import { languageOf } from "./request-language.ts";

/** The only mapping from error codes to HTTP statuses. */
const STATUS_OF: Record<ProblemCode, number> = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  login_too_old: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  no_room: 507,
};

export function statusOf(code: ProblemCode): number {
  return STATUS_OF[code];
}

/** Outages either end within seconds or need a person. */
const RETRY_AFTER_SECONDS = 5;

/** For errors that have an English message only, such as those of engines that nobody should see. */
const GENERAL_TURKISH: Record<ProblemCode, string> = {
  invalid_input: "İstek geçersiz",
  unauthenticated: "Önce giriş yapın",
  forbidden: "Buna izin verilmiyor",
  login_too_old: "Şifrenizi yeniden girin",
  not_found: "Bulunamadı",
  conflict: "Bu arada başka bir değişiklik yapıldı. Sayfayı yenileyip yeniden deneyin.",
  gone: "Artık yok",
  too_large: "İstek çok büyük",
  unsupported_media: "Bu biçim desteklenmiyor",
  rate_limited: "Çok fazla istek gönderildi. Lütfen biraz bekleyin.",
  internal: "Sunucuda bir hata oluştu",
  unavailable: "Site şu anda yanıt veremiyor. Lütfen yeniden deneyin.",
  no_room: "Diskte yer kalmadı",
};

/** Set on `res.locals` by calls whose errors also carry `{success: false, message}`. */
export const SUCCESS_SHAPE = "hasSuccessShape";

export function createProblemHandler(logger: Logger): ErrorRequestHandler {
  return (thrown, _req, res, next) => {
    // Work of a request that already timed out has failed; the caller has its answer and the connection serves others.
    if (res.writableEnded) return;
    if (res.headersSent) {
      next(thrown);
      return;
    }
    const error = toAppError(thrown);
    const status = STATUS_OF[error.code];
    if (status >= 500) logger.error({ err: thrown }, "request failed");
    sendProblem(res, error);
  };
}

/** Answers requests without a route. */
export const answerNotFound: RequestHandler = (req) => {
  const endpoint = `${req.method} ${req.path}`;
  throw refusal("not_found", { tr: `Böyle bir çağrı yok: ${endpoint}`, en: `There is no ${endpoint}` });
};

export function sendProblem(res: Response, error: AppError): void {
  const status = STATUS_OF[error.code];
  const requestId = currentRequestId();
  const language = languageOf(res.req);
  const message = language === "en" ? error.message : (error.turkish ?? GENERAL_TURKISH[error.code]);
  const issues = error.issues.map(({ path, message: text }) => ({
    path,
    message: typeof text === "string" ? text : text[language],
  }));
  const problem: Problem = {
    type: "about:blank",
    title: titleOf(error.code),
    status,
    detail: message,
    code: error.code,
    ...(requestId === undefined ? {} : { requestId }),
    ...(issues.length === 0 ? {} : { issues }),
    ...(error.details === undefined ? {} : { details: error.details }),
    ...(res.locals[SUCCESS_SHAPE] === true ? { success: false as const, message } : {}),
  };
  const retryAfterSeconds = error.retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (retryAfterSeconds !== undefined) res.set("Retry-After", String(retryAfterSeconds));
  res.set("Cache-Control", "no-store");
  res.status(status).type("application/problem+json").send(JSON.stringify(problem));
}

const BODY_TOO_LARGE = { tr: "İsteğin gövdesi çok büyük", en: "The request body is too large" };
const UNREADABLE = { tr: "İstek okunamadı", en: "The request could not be read" };
const WENT_WRONG = { tr: "Sunucuda bir hata oluştu", en: "Something went wrong on our side" };

function titleOf(code: ProblemCode): string {
  return capitalised(code.replaceAll("_", " "));
}

/** Errors of Express's parsers carry a 4xx `status`; every other foreign error gets a bland answer. */
function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const status = typeof thrown === "object" && thrown !== null && "status" in thrown ? thrown.status : undefined;
  if (status === 413) return refusal("too_large", BODY_TOO_LARGE, { cause: thrown });
  if (typeof status === "number" && status >= 400 && status < 500) {
    return refusal("invalid_input", UNREADABLE, { cause: thrown });
  }
  return refusal("internal", WENT_WRONG, { cause: thrown });
}
