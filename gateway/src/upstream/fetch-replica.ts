import { LAST_REPLICA_TOLERANCE_MS, type Replicas } from "@meridian/platform/http/replicas/replicas";
import type { GatewayMetrics } from "../gateway-metrics.ts";
import type { ServiceName } from "../proxy-routes.ts";
import { type FetchWhole, UpstreamError, type WholeAnswer } from "./fetch-whole.ts";

export type ServiceReplicas = Readonly<Record<ServiceName, Replicas>>;

export interface ReplicaRequest {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Statuses of a replica that cannot serve now while another might. */
const ELSEWHERE = new Set([502, 503]);
/** An overloaded replica rejects at once. One that worked on the request first is in trouble, and so are the others. */
const TURNED_AWAY_WITHIN_MS = 2_000;

export type FetchReplica = (service: ServiceName, request: ReplicaRequest) => Promise<WholeAnswer>;

export interface FetchReplicaOptions {
  services: ServiceReplicas;
  fetchWhole: FetchWhole;
  counts: Pick<GatewayMetrics, "countFailure" | "countRetry">;
  /** Timeout of the whole response, over all attempts. */
  timeoutMs: number;
}

/**
 * Creates a GET that retries once on another replica if the first is unreachable, hangs or cannot serve; unreachable and hung
 * replicas are skipped from then on. A slow but live replica is waited for, and its rejection is final: retrying would double the
 * load of an overloaded service. Throws UpstreamError.
 */
export function createFetchReplica({ services, fetchWhole, counts, timeoutMs }: FetchReplicaOptions): FetchReplica {
  return async (name, request) => {
    const replicas = services[name];
    const askedAt = performance.now();
    const sinceAsked = () => performance.now() - askedAt;
    const ask = async (service: URL, patience?: { toleranceMs: number }): Promise<WholeAnswer> => {
      const call = replicas.follow(service, patience);
      try {
        const answer = await fetchWhole({
          ...request,
          service,
          signal: call.hung,
          timeoutMs: Math.max(1, Math.round(timeoutMs - sinceAsked())),
        });
        if (ELSEWHERE.has(answer.status)) counts.countFailure(name);
        return answer;
      } catch (error) {
        counts.countFailure(name);
        if (isUnreachable(error)) replicas.leaveOut(service);
        throw error;
      } finally {
        call.end();
      }
    };
    const first = await replicas.next();
    const outcome = await ask(first).then(
      (answer) => ({ answer, error: undefined }),
      (error: unknown) => ({ answer: undefined, error }),
    );
    const { answer, error } = outcome;
    const isTurnedAway = () => sinceAsked() < TURNED_AWAY_WITHIN_MS;
    const isElsewhere = answer === undefined ? isUnreachable(error) : ELSEWHERE.has(answer.status) && isTurnedAway();
    if (!isElsewhere) return outcomeOf(outcome);
    const second = await replicas.next(first);
    if (second.href === first.href) return outcomeOf(outcome);
    counts.countRetry(name);
    const last = ask(second, { toleranceMs: LAST_REPLICA_TOLERANCE_MS });
    return answer === undefined ? last : last.catch(() => answer);
  };
}

function outcomeOf({ answer, error }: { answer: WholeAnswer | undefined; error: unknown }): WholeAnswer {
  if (answer === undefined) throw error;
  return answer;
}

function isUnreachable(error: unknown): boolean {
  return error instanceof UpstreamError && error.failure === "unreachable";
}
