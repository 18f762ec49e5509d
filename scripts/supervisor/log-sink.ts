import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const MAX_FILE_BYTES = 20 * 1024 * 1024;
const REMEMBERED_LINES = 20;

const logLineSchema = z.looseObject({
  level: z.string(),
  time: z.string().optional(),
  msg: z.string().optional(),
  err: z.object({ message: z.string() }).optional(),
});
const LOUD_LEVELS = new Set(["warn", "error", "fatal"]);
const USUAL_KEYS = new Set(["level", "time", "msg", "err", "service", "pid", "hostname"]);

export interface LogSinkOptions {
  service: string;
  directory: string;
  /** Shows every line as it is. */
  isVerbose: boolean;
  show: (text: string) => void;
}

/** Keeps the output of one process in a file, of which one predecessor stays, and shows warnings and errors. */
export class LogSink {
  readonly path: string;
  readonly #options: LogSinkOptions;
  readonly #lastLines: string[] = [];
  #rest = "";
  #sizeBytes: number;

  constructor(options: LogSinkOptions) {
    mkdirSync(options.directory, { recursive: true });
    this.path = join(options.directory, `${options.service}.log`);
    this.#options = options;
    this.#sizeBytes = existsSync(this.path) ? statSync(this.path).size : 0;
  }

  write(chunk: string): void {
    const lines = (this.#rest + chunk).split("\n");
    this.#rest = lines.pop() ?? "";
    if (lines.length === 0) return;
    this.#append(`${lines.join("\n")}\n`);
    for (const line of lines) this.#show(line);
    this.#lastLines.push(...lines);
    this.#lastLines.splice(0, Math.max(0, this.#lastLines.length - REMEMBERED_LINES));
  }

  /** What the process said last, for the message that it cannot be kept alive. */
  lastLines(): readonly string[] {
    return this.#lastLines;
  }

  #append(text: string): void {
    if (this.#sizeBytes > MAX_FILE_BYTES) {
      renameSync(this.path, `${this.path}.1`);
      this.#sizeBytes = 0;
    }
    appendFileSync(this.path, text);
    this.#sizeBytes += Buffer.byteLength(text);
  }

  #show(line: string): void {
    const { service, isVerbose, show } = this.#options;
    const text = isVerbose ? line : loudText(line);
    if (text !== undefined && text.trim() !== "") show(isVerbose ? text : `${service.padEnd(9)} ${text}`);
  }
}

/** A line that an operator should see: a warning or an error in short, or anything that is no log line. */
export function loudText(line: string): string | undefined {
  const parsed = logLineSchema.safeParse(parseJson(line));
  if (!parsed.success) return line;
  const { level, msg = "", err } = parsed.data;
  if (!LOUD_LEVELS.has(level)) return undefined;
  const facts = Object.entries(parsed.data)
    .filter(([key, value]) => !USUAL_KEYS.has(key) && typeof value !== "object")
    .map(([key, value]) => `${key}=${String(value)}`);
  return [level.padEnd(5), msg, err === undefined ? "" : `(${err.message})`, ...facts]
    .filter((part) => part !== "")
    .join(" ");
}

function parseJson(line: string): unknown {
  if (!line.startsWith("{")) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
