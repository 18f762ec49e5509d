import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { checkPorts } from "../supervisor/check-ports.ts";
import { processPlans } from "../supervisor/processes.ts";

/** Ports that no other test site takes until they are released, whichever process or checkout starts it. */
export interface ClaimedPorts {
  /** The site's PORT. */
  first: number;
  release(): void;
}

/** Every range ends below 32,768, where Linux's ephemeral ports start. */
const FIRST_PORT = 11_000;
const RANGES = 1_000;
const RANGE_PORTS = 20;
const TRIES = 200;

/** Claims a range by listening on its last port, which no site uses: the system grants that to one process at a time. */
export async function claimPorts(): Promise<ClaimedPorts> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const first = FIRST_PORT + RANGE_PORTS * Math.floor(Math.random() * RANGES);
    const claim = createServer().unref();
    try {
      await listen(claim, first + RANGE_PORTS - 1);
      await checkPorts(processPlans({ PORT: first }));
      return { first, release: () => claim.close() };
    } catch {
      // Claimed, or used by another program: try another range.
      claim.close();
    }
  }
  throw new Error("No free range of ports was found");
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen({ port, host: "127.0.0.1", exclusive: true });
  await once(server, "listening");
}
