import { Agent, get } from "node:http";

export interface Answer {
  status: number;
  /** Whether the gateway answered from its cache, as it reports. */
  cache: string | undefined;
  body: Buffer;
}

/** Requests over keep-alive connections with minimal overhead. */
export function createHttpClient(origin: string): { read(path: string): Promise<Answer>; close(): void } {
  const agent = new Agent({ keepAlive: true });
  return {
    read: (path) =>
      new Promise((resolve, reject) => {
        const request = get(origin + path, { agent }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("error", reject);
          answer.on("end", () => {
            const cache = answer.headers["x-cache"];
            resolve({ status: answer.statusCode ?? 0, cache: String(cache ?? ""), body: Buffer.concat(chunks) });
          });
        });
        request.on("error", reject);
      }),
    close: () => agent.destroy(),
  };
}
