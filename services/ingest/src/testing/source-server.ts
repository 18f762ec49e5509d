import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { IncomingMessage, RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { makeCertificates } from "@meridian/testing/engines/make-certificates";

/** An https server for "localhost" that this process trusts. */
export interface SourceServer {
  origin: string;
  requests: IncomingMessage[];
  answer: RequestListener;
  close(): Promise<void>;
}

export async function startSourceServer(): Promise<SourceServer> {
  const folder = await mkdtemp(join(tmpdir(), "meridian-source-"));
  const files = await makeCertificates(folder);
  if (files === undefined) throw new Error("openssl is not installed");
  const trusted = getCACertificates("default");
  setDefaultCACertificates([...trusted, await readFile(files.authority, "utf8")]);
  const served: SourceServer = {
    origin: "",
    requests: [],
    answer: (_, res) => res.writeHead(404).end(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      setDefaultCACertificates(trusted);
      await rm(folder, { recursive: true });
    },
  };
  const secrets = { cert: await readFile(files.certificate), key: await readFile(files.key) };
  const server = createServer(secrets, (req, res) => {
    served.requests.push(req);
    served.answer(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  served.origin = `https://localhost:${addressOf(server.address()).port}`;
  return served;
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === "string") throw new Error("The server listens on no port");
  return address;
}
