import { appendFileSync, mkdirSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const MAX_FILE_BYTES = 20 * 1024 * 1024;

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
  /** Shows every line unchanged. */
  isVerbose: boolean;
  show: (text: string) => void;
}

/**
 * Writes the output of one process to a file, keeps one previous file, and shows warnings and errors. Lines that cannot be written, as on a
 * full disk, are dropped; the file states their number once it is writable again.
 */
export class LogSink {
  readonly path: string;
  readonly #options: LogSinkOptions;
  #rest = "";
  /** Undefined until the folder exists and the file's size is known. */
  #sizeBytes: number | undefined;
  #lostLines = 0;

  constructor(options: LogSinkOptions) {
    this.path = join(options.directory, `${options.service}.log`);
    this.#options = options;
  }

  write(chunk: string): void {
    const lines = (this.#rest + chunk).split("\n");
    this.#rest = lines.pop() ?? "";
    if (lines.length === 0) return;
    this.#append(lines);
    for (const line of lines) this.#show(line);
  }

  #append(lines: readonly string[]): void {
    try {
      const text = this.#lostLines > 0 ? `\n${this.#lossLine()}\n` : "";
      this.#appendText(`${text}${lines.join("\n")}\n`);
      this.#lostLines = 0;
    } catch (error) {
      const { service, show } = this.#options;
      const reason = error instanceof Error ? error.message : String(error);
      if (this.#lostLines === 0)
        show(`${service.padEnd(9)} log lines are dropped until they can be written: ${reason}`);
      this.#lostLines += lines.length;
      this.#sizeBytes = undefined;
    }
  }

  #appendText(text: string): void {
    if (this.#sizeBytes === undefined) {
      mkdirSync(this.#options.directory, { recursive: true });
      this.#sizeBytes = statSync(this.path, { throwIfNoEntry: false })?.size ?? 0;
    }
    if (this.#sizeBytes > MAX_FILE_BYTES) {
      renameSync(this.path, `${this.path}.1`);
      this.#sizeBytes = 0;
    }
    appendFileSync(this.path, text);
    this.#sizeBytes += Buffer.byteLength(text);
  }

  /** Starts a new line, because a full disk may have cut off the last one. */
  #lossLine(): string {
    const { service } = this.#options;
    const line = {
      level: "warn",
      time: new Date().toISOString(),
      service,
      msg: "log lines lost",
      lines: this.#lostLines,
    };
    return JSON.stringify(line);
  }

  #show(line: string): void {
    const { service, isVerbose, show } = this.#options;
    const text = isVerbose ? line : loudText(line);
    if (text !== undefined && text.trim() !== "") show(isVerbose ? text : `${service.padEnd(9)} ${text}`);
  }
}

/** A line for the operator: a shortened warning or error, or any line that is not a log record. */
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
