import { createServer } from "node:net";
import type { ProcessPlan } from "./processes.ts";
import { StartError } from "./start-error.ts";

/** Refuses to start while other programs use the ports, and names all of these. */
export async function checkPorts(plans: readonly ProcessPlan[]): Promise<void> {
  const busy: string[] = [];
  for (const { name, address } of plans) {
    if (!(await isFree(address.port, address.host))) busy.push(`${address.port} (${name})`);
    if (!(await isFree(address.internalPort, address.host))) busy.push(`${address.internalPort} (${name}, internal)`);
  }
  if (busy.length === 0) return;
  throw new StartError(
    `${busy.length === 1 ? "Port" : "Ports"} ${busy.join(", ")} already in use.\n` +
      "Stop what listens there, or start on other ports: PORT=9000 npm start",
  );
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(new StartError(`Cannot listen on ${host}:${port}: ${error.message}`));
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
