import { type ClientRequestArgs, Agent as PlainAgent } from "node:http";
import { Agent as TlsAgent } from "node:https";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { connect as connectOverTls } from "node:tls";
import { startIoTimeout } from "@meridian/platform/io-timeout";

/** A dead host never refuses a connection; without this limit a call would wait for its full timeout. */
const CONNECT_TIMEOUT_MS = 2_000;

type Connected = (error: Error | null, socket: Duplex) => void;

/** Connects to a service, with TLS if its URL says so. */
export function openConnection({ protocol, hostname, port }: URL): Promise<Socket> {
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

/** An agent that connects by `open`. */
export function createAgent(
  { isTls, keepAlive = false }: { isTls: boolean; keepAlive?: boolean },
  open: (service: URL) => Promise<Socket>,
): PlainAgent {
  const createConnection = ({ host, port }: ClientRequestArgs, onConnected: Connected): undefined => {
    const name = host?.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
    open(new URL(`${isTls ? "https" : "http"}://${name}:${port}`)).then(
      (socket) => onConnected(null, socket),
      (error: Error) => onConnected(error, undefined as never),
    );
    return undefined;
  };
  return Object.assign(isTls ? new TlsAgent({ keepAlive }) : new PlainAgent({ keepAlive }), { createConnection });
}
