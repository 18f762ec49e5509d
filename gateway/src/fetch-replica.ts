import type { Replicas } from "@meridian/shared/http/replicas";
import { type FetchWhole, UpstreamError, type WholeAnswer } from "./fetch-whole.ts";
import type { ServiceName } from "./proxy-routes.ts";

export type ServiceReplicas = Readonly<Record<ServiceName, Replicas>>;

/** What a copy answers that cannot serve at the moment, and another may. */
const ELSEWHERE = new Set([502, 503]);

export type FetchReplica = (
  service: ServiceName,
  request: { path: string; headers: Readonly<Record<string, string>> },
) => Promise<WholeAnswer>;

/**
 * Builds a GET that asks another copy, once, where the first is unreachable or cannot serve; one that is unreachable is passed
 * over from then on. Slow answers are not asked for again: that would double the load of a service in trouble. Throws UpstreamError.
 */
export function createFetchReplica(services: ServiceReplicas, fetchWhole: FetchWhole): FetchReplica {
  return async (name, request) => {
    const replicas = services[name];
    const ask = async (service: URL): Promise<WholeAnswer> => {
      try {
        return await fetchWhole({ ...request, service });
      } catch (error) {
        if (isUnreachable(error)) replicas.leaveOut(service);
        throw error;
      }
    };
    const first = await replicas.next();
    const asked = await ask(first).then(
      (answer) => ({ answer, error: undefined }),
      (error: unknown) => ({ answer: undefined, error }),
    );
    const { answer, error } = asked;
    if (answer === undefined ? !isUnreachable(error) : !ELSEWHERE.has(answer.status)) return outcomeOf(asked);
    const second = await replicas.next(first);
    if (second.href === first.href) return outcomeOf(asked);
    return answer === undefined ? ask(second) : ask(second).catch(() => answer);
  };
}

function outcomeOf({ answer, error }: { answer: WholeAnswer | undefined; error: unknown }): WholeAnswer {
  if (answer === undefined) throw error;
  return answer;
}

function isUnreachable(error: unknown): boolean {
  return error instanceof UpstreamError && error.failure === "unreachable";
}
