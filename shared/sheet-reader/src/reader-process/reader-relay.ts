import type { MessagePort } from "node:worker_threads";
import type { AppError } from "@meridian/platform/app-error";
import { storedTextOf } from "@meridian/platform/keyed-texts";
import { refusal } from "../messages/text.ts";
import type { ProcessFile, ReaderAnswer, ReaderLimits, ReaderRequest } from "./reader-messages.ts";
import { type ReaderProcess, type StartReaderProcess, startReaderProcess } from "./reader-process.ts";

/** Concerning one file's process: a request, or that it is no longer needed. */
type RelayedRequest =
  | { file: ProcessFile; limits: ReaderLimits; request: ReaderRequest | undefined }
  | { file: ProcessFile; limits: undefined };

/**
 * For a thread that may end at any moment: the thread at the other end of `port` forks the processes. Only the thread that forked a process
 * can reap it, so one orphaned by its thread would stay a zombie.
 */
export function relayReaderProcess(port: MessagePort): StartReaderProcess {
  const send = (relayed: RelayedRequest) => port.postMessage(relayed);
  return (file, limits) => ({
    async ask(request) {
      send({ file, limits, request });
      const answer = await new Promise<ReaderAnswer>((resolve) => port.once("message", resolve));
      if (answer.type === "failed") throw refusal(answer.code, answer.message);
      return answer;
    },
    kill: () => send({ file, limits: undefined }),
  });
}

/** The other end: forks a process for the first request about a file, and kills all when the thread closes its port or ends. */
export function serveReaderProcess(port: MessagePort): void {
  const readers = new Map<string, ReaderProcess>();
  port.on("message", (relayed: RelayedRequest) => {
    const { file } = relayed;
    const known = readers.get(file.path);
    if (relayed.limits === undefined) {
      known?.kill();
      readers.delete(file.path);
      return;
    }
    const reader = known ?? startReaderProcess(file, relayed.limits);
    readers.set(file.path, reader);
    reader.ask(relayed.request).then(
      (answer) => port.postMessage(answer),
      (error: AppError) => {
        const failed: ReaderAnswer = { type: "failed", code: error.code, message: storedTextOf(error) };
        port.postMessage(failed);
      },
    );
  });
  port.once("close", () => {
    for (const reader of readers.values()) reader.kill();
  });
}
