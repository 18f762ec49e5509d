import { AsyncLocalStorage } from "node:async_hooks";
import { unavailable } from "./app-error.ts";

export const REQUEST_ID_HEADER = "x-request-id";

/** The current unit of work: a request or a background job. */
export type RequestContext = { requestId: string } | { jobId: string };

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` in the context of a request or job. */
export function runInRequestContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

export function currentContext(): RequestContext | undefined {
  return storage.getStore();
}

export function currentRequestId(): string | undefined {
  const context = currentContext();
  return context !== undefined && "requestId" in context ? context.requestId : undefined;
}

const endings = new WeakMap<RequestContext, AbortController>();

function endingOf(context: RequestContext): AbortController {
  const known = endings.get(context);
  if (known !== undefined) return known;
  const ending = new AbortController();
  endings.set(context, ending);
  return ending;
}

/** Marks the current work as abandoned: its caller disconnected or got a 503. */
export function giveUpCurrentWork(): void {
  const context = currentContext();
  if (context !== undefined) endingOf(context).abort(unavailable("Nobody waits for this any more."));
}

export function isCurrentWorkGivenUp(): boolean {
  const context = currentContext();
  return context !== undefined && endings.get(context)?.signal.aborted === true;
}

/** Runs `work` even if its caller disconnects, such as the record that it did. Logs and engines still see the request's name. */
export function runDespiteGivingUp<T>(work: () => T): T {
  const context = currentContext();
  return context === undefined ? work() : storage.run({ ...context }, work);
}

/** Aborts with an AppError when the current work is abandoned; undefined outside of a context. */
export function currentWorkSignal(): AbortSignal | undefined {
  const context = currentContext();
  return context === undefined ? undefined : endingOf(context).signal;
}

/** Identifier of the current work, passed to engines for their logs; undefined outside of a context. */
export function currentWorkName(): string | undefined {
  const context = currentContext();
  if (context === undefined) return undefined;
  return "requestId" in context ? context.requestId : `job-${context.jobId}`;
}
