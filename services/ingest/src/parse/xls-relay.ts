import type { MessagePort } from "node:worker_threads";
import type { AppError } from "@meridian/shared/kernel/app-error";
import { refusal, storedTextOf } from "../messages/text.ts";
import type { XlsAnswer, XlsLimits, XlsRequest } from "./xls-messages.ts";
import { type StartXlsProcess, startXlsProcess, type XlsProcess } from "./xls-process.ts";

interface RelayedRequest {
  path: string;
  limits: XlsLimits;
  request: XlsRequest | undefined;
}

/**
 * For a thread that may end at any moment: the process is forked by the thread at the other end of `port`. Only the thread that forked
 * a process can reap it, so one that a thread leaves behind would stay a zombie as long as the service runs.
 */
export function relayXlsProcess(port: MessagePort): StartXlsProcess {
  return (path, limits) => ({
    async ask(request) {
      const relayed: RelayedRequest = { path, limits, request };
      port.postMessage(relayed);
      const answer = await new Promise<XlsAnswer>((resolve) => port.once("message", resolve));
      if (answer.type === "failed") throw refusal(answer.code, answer.message);
      return answer;
    },
    kill: () => port.close(),
  });
}

/** The other end: forks a process for the first request, and kills it when the thread closes its port or ends. */
export function serveXlsProcess(port: MessagePort): void {
  let reader: XlsProcess | undefined;
  port.on("message", ({ path, limits, request }: RelayedRequest) => {
    reader ??= startXlsProcess(path, limits);
    reader.ask(request).then(
      (answer) => port.postMessage(answer),
      (error: AppError) => {
        const failed: XlsAnswer = { type: "failed", code: error.code, message: storedTextOf(error) };
        port.postMessage(failed);
      },
    );
  });
  port.once("close", () => reader?.kill());
}
