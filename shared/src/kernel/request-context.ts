import { AsyncLocalStorage } from "node:async_hooks";

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

const givenUp = new WeakSet<RequestContext>();

/** Whoever asked for the current work has been told to come again: what it has yet to ask of engines is for nobody. */
export function giveUpCurrentWork(): void {
  const context = currentContext();
  if (context !== undefined) givenUp.add(context);
}

export function isCurrentWorkGivenUp(): boolean {
  const context = currentContext();
  return context !== undefined && givenUp.has(context);
}

/** The name that engines are given for what is being served, to be found in their logs; undefined outside of any. */
export function currentWorkName(): string | undefined {
  const context = currentContext();
  if (context === undefined) return undefined;
  return "requestId" in context ? context.requestId : `job-${context.jobId}`;
}
