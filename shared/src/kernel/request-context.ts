import { AsyncLocalStorage } from "node:async_hooks";
import { unavailable } from "./app-error.ts";

export const REQUEST_ID_HEADER = "x-request-id";

/** What is being served: a request, or in the background a job. */
export type RequestContext = { requestId: string } | { jobId: string };

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs `work` so that everything it awaits knows the request or the job it serves. */
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

/** Whoever asked for the current work has left or been told to come again: what it asks of engines is for nobody. */
export function giveUpCurrentWork(): void {
  const context = currentContext();
  if (context !== undefined) endingOf(context).abort(unavailable("Nobody waits for this any more."));
}

export function isCurrentWorkGivenUp(): boolean {
  const context = currentContext();
  return context !== undefined && endings.get(context)?.signal.aborted === true;
}

/** Aborts with an AppError when the current work is given up; undefined outside of any. */
export function currentWorkSignal(): AbortSignal | undefined {
  const context = currentContext();
  return context === undefined ? undefined : endingOf(context).signal;
}

/** The name that engines are given for what is being served, to be found in their logs; undefined outside of any. */
export function currentWorkName(): string | undefined {
  const context = currentContext();
  if (context === undefined) return undefined;
  return "requestId" in context ? context.requestId : `job-${context.jobId}`;
}
