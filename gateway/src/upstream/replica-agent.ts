import { type ClientRequestArgs, Agent as PlainAgent } from "node:http";
import { Agent as TlsAgent } from "node:https";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { connect as connectOverTls } from "node:tls";
import type { Replicas } from "@meridian/shared/http/replicas";
import { startIoTimeout } from "@meridian/shared/kernel/io-timeout";

/** A dead host never refuses a connection. */
const CONNECT_TIMEOUT_MS = 2_000;

type Connected = (error: Error | null, socket: Duplex) => void;

/** Connections to a service's replicas, each used for one request. */
export interface ReplicaAgent {
  agent: PlainAgent;
  /** The replica a connection leads to. */
  replicaOf(socket: object): URL | undefined;
}

/**
 * Connects to the replica that a request names, or to another if that fails. Nothing has been sent yet, so writes can fail over
 * too, and never run twice.
 */
export function createReplicaAgent(replicas: Replicas): ReplicaAgent {
  const { isTls } = replicas;
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
  const createConnection = ({ host, port }: ClientRequestArgs, onConnected: Connected): undefined => {
    const name = host?.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
    openAny(new URL(`${isTls ? "https" : "http"}://${name}:${port}`)).then(
      (socket) => onConnected(null, socket),
      (error: Error) => onConnected(error, undefined as never),
    );
    return undefined;
  };
  const agent = Object.assign(isTls ? new TlsAgent() : new PlainAgent(), { createConnection });
  return { agent, replicaOf: (socket) => leadsTo.get(socket) };
}

function openConnection({ protocol, hostname, port }: URL): Promise<Socket> {
  const host = hostname.replace(/^\[|\]$/g, "");
  const isTls = protocol === "https:";
  return new Promise((resolve, reject) => {
    const socket = isTls
      ? connectOverTls({ host, port: Number(port || 443), servername: host })
      : connect({ host, port: Number(port || 80) });
    const clear = startIoTimeout(CONNECT_TIMEOUT_MS, () => {
      socket.destroy(new Error("The connection was not made in time"));
    });
    socket.once("close", clear);
    socket.once("error", reject);
    socket.once(isTls ? "secureConnect" : "connect", () => {
      clear();
      socket.off("error", reject);
      resolve(socket);
    });
  });
}
