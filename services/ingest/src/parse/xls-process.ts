import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { AppError } from "@meridian/shared/kernel/app-error";
import { refusal, text } from "../messages/text.ts";
import type { XlsAnswer, XlsLimits, XlsRequest } from "./xls-messages.ts";

export interface XlsProcess {
  /** The next answer, after a request if one is given. One at a time. Throws AppError; the process is gone then. */
  ask(request?: XlsRequest): Promise<XlsAnswer>;
  kill(): void;
}

export type StartXlsProcess = (path: string, limits: XlsLimits) => XlsProcess;

/**
 * Starts a process that reads one workbook: its reader takes memory outside of any heap, and a file made for it can keep
 * it busy for ever. It inherits neither settings nor secrets.
 */
export const startXlsProcess: StartXlsProcess = (path, { timeoutMs, maxHeapMb, maxRssMb }) => {
  const body = fileURLToPath(new URL("./xls-process-worker.ts", import.meta.url));
  const child = fork(body, [path, String(maxHeapMb), String(maxRssMb)], {
    env: {},
    execArgv: ["--disable-warning=ExperimentalWarning"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const inbox = createInbox(child);
  return {
    ask: async (request) => {
      const timer = setTimeout(() => inbox.fail(tooSlow(timeoutMs)), timeoutMs);
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

function createInbox(child: ChildProcess) {
  const answers: XlsAnswer[] = [];
  let failure: AppError | undefined;
  let wake: (() => void) | undefined;
  const fail = (error: AppError) => {
    failure ??= error;
    wake?.();
  };
  const onMessage = (answer: XlsAnswer) => {
    if (answer.type === "failed") fail(refusal(answer.code, answer.message));
    else answers.push(answer);
    wake?.();
  };
  child.on("message", onMessage);
  child.on("error", (cause) => fail(crashed(cause)));
  child.on("exit", (code, signal) => fail(crashed(new Error(`exit code ${code}, signal ${signal}`))));
  return {
    fail,
    next: async (): Promise<XlsAnswer> => {
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

function tooSlow(timeoutMs: number): AppError {
  const seconds = Math.round(timeoutMs / 1000);
  return refusal("invalid_input", text("xls_too_slow", { seconds }));
}

function crashed(cause: unknown): AppError {
  return refusal("invalid_input", text("xls_crashed"), { cause });
}
