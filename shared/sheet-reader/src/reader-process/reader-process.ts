import { type ChildProcess, fork } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { fileURLToPath } from "node:url";
import type { AppError } from "@meridian/platform/app-error";
import { refusal, text } from "../messages/text.ts";
import {
  crashedText,
  type ProcessFile,
  type ReaderAnswer,
  type ReaderLimits,
  type ReaderRequest,
  tooSlowText,
} from "./reader-messages.ts";

export interface ReaderProcess {
  /** The next response, after a request if given. One at a time. Throws AppError, after which the process is gone. */
  ask(request?: ReaderRequest): Promise<ReaderAnswer>;
  kill(): void;
}

export type StartReaderProcess = (file: ProcessFile, limits: ReaderLimits) => ReaderProcess;

/**
 * Starts a process that reads one file: its reader takes memory outside any heap, and a malicious file can keep it busy forever. It
 * inherits neither settings nor secrets, only the cache of compiled scripts.
 */
export const startReaderProcess: StartReaderProcess = (
  { path, kind, headerGuideUrl = "" },
  { timeoutMs, maxHeapMb, maxRssMb },
) => {
  const body = fileURLToPath(new URL("./reader-process-worker.ts", import.meta.url));
  const child = fork(body, [path, kind, String(maxHeapMb), String(maxRssMb), headerGuideUrl], {
    env: { NODE_COMPILE_CACHE: getCompileCacheDir() },
    execArgv: ["--disable-warning=ExperimentalWarning"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const inbox = createInbox(child, kind);
  return {
    ask: async (request) => {
      const timer = setTimeout(() => inbox.fail(refusal("invalid_input", tooSlowText(kind, timeoutMs))), timeoutMs);
      try {
        if (request !== undefined && child.connected) child.send(request, () => undefined);
        return await inbox.next();
      } catch (error) {
        child.kill("SIGKILL");
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    kill: () => {
      inbox.fail(refusal("unavailable", text("reader_closed")));
      child.kill("SIGKILL");
    },
  };
};

function createInbox(child: ChildProcess, kind: ProcessFile["kind"]) {
  const answers: ReaderAnswer[] = [];
  let failure: AppError | undefined;
  let wake: (() => void) | undefined;
  const fail = (error: AppError) => {
    failure ??= error;
    wake?.();
  };
  const onMessage = (answer: ReaderAnswer) => {
    if (answer.type === "failed") fail(refusal(answer.code, answer.message));
    else answers.push(answer);
    wake?.();
  };
  const crashed = (cause: unknown) => refusal("invalid_input", crashedText(kind), { cause });
  child.on("message", onMessage);
  child.on("error", (cause) => fail(crashed(cause)));
  child.on("exit", (code, signal) => fail(crashed(new Error(`exit code ${code}, signal ${signal}`))));
  return {
    fail,
    next: async (): Promise<ReaderAnswer> => {
      for (;;) {
        const answer = answers.shift();
        if (answer !== undefined) return answer;
        if (failure !== undefined) throw failure;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
