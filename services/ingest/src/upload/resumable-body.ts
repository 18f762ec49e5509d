import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { refusal, text } from "../messages/text.ts";

export interface ResumableBodyOptions {
  maxBytes: number;
  /** Aborted when the process stops. */
  stopSignal: AbortSignal;
}

export interface ResumableBody {
  /** Fails, after everything received, if the sender leaves or stalls, the body is too long, or the process stops. */
  chunks: AsyncIterable<Uint8Array>;
  /** Leaves the rest of the request unread, so that it can be answered. */
  release(): void;
}

/** The maximum time without a byte; shorter than the store's lock on the upload. */
const STALL_MS = 10_000;

/** Starts reading a request's body at once, so that what has arrived is kept even if its sender disconnects. */
export function takeResumableBody(req: IncomingMessage, { maxBytes, stopSignal }: ResumableBodyOptions): ResumableBody {
  const body = new PassThrough();
  let failure: Error | undefined;
  let bytes = 0;
  const fail = (error: Error): void => {
    failure ??= error;
    req.unpipe(body);
    body.end();
  };
  const cutOff = (): void => fail(refusal("invalid_input", text("upload_cut_off_resumable")));
  const onClose = (): void => {
    if (!req.complete) cutOff();
  };
  const onStop = (): void => fail(refusal("unavailable", text("server_restarting_resumable")));
  const stall = setTimeout(cutOff, STALL_MS);
  const onData = (chunk: Buffer): void => {
    stall.refresh();
    bytes += chunk.length;
    const megabytes = Math.round(maxBytes / 1024 / 1024);
    if (bytes > maxBytes) fail(refusal("too_large", text("part_too_large", { megabytes })));
  };
  stopSignal.addEventListener("abort", onStop, { once: true });
  req.once("close", onClose).on("data", onData).pipe(body);
  if (stopSignal.aborted) onStop();

  async function* chunks(): AsyncGenerator<Uint8Array> {
    for await (const part of body) yield part;
    if (failure !== undefined) throw failure;
  }
  return {
    chunks: chunks(),
    release() {
      clearTimeout(stall);
      stopSignal.removeEventListener("abort", onStop);
      req.off("close", onClose).off("data", onData).unpipe(body);
      body.destroy();
    },
  };
}
