import type { Agent } from "node:http";
import type { Socket } from "node:net";
import type { Replicas } from "@meridian/platform/http/replicas/replicas";
import { createAgent, openConnection } from "./open-connection.ts";

/** Connections to a service's replicas, each used for one request. */
export interface ReplicaAgent {
  agent: Agent;
  /** The replica a connection leads to. */
  replicaOf(socket: object): URL | undefined;
}

/**
 * Connects to the replica that a request names, or to another if that fails. Nothing has been sent yet, so writes can fail over
 * too, and never run twice.
 */
export function createReplicaAgent(replicas: Replicas): ReplicaAgent {
  const leadsTo = new WeakMap<object, URL>();
  const open = async (replica: URL): Promise<Socket> => {
    const socket = await openConnection(replica);
    leadsTo.set(socket, replica);
    return socket;
  };
  const openAny = async (first: URL): Promise<Socket> => {
    try {
      return await open(first);
    } catch (error) {
      replicas.leaveOut(first);
      const second = await replicas.next(first);
      if (second.href === first.href) throw error;
      return open(second);
    }
  };
  const agent = createAgent({ isTls: replicas.isTls }, openAny);
  return { agent, replicaOf: (socket) => leadsTo.get(socket) };
}
