import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { makeTemporaryFolder } from "../../shared/platform/src/testing/make-temporary-folder.ts";
import { LogSink, loudText } from "./log-sink.ts";

const FULL_DEVICE = "/dev/full";
const line = (msg: string): string => `${JSON.stringify({ level: "info", msg })}\n`;
let directory: string;

beforeEach(() => {
  directory = makeTemporaryFolder();
});

function openSink() {
  const shown: string[] = [];
  const sink = new LogSink({
    service: "catalogue",
    directory: join(directory, "logs"),
    isVerbose: false,
    show: (text) => shown.push(text),
  });
  const written = () =>
    readFileSync(sink.path, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((text) => JSON.parse(text));
  return { sink, shown, written };
}

describe("the log of a process", () => {
  it.skipIf(!existsSync(FULL_DEVICE))(
    "drops lines on a full disk, says so once, and counts them when there is room",
    () => {
      const { sink, shown, written } = openSink();
      sink.write(line("first"));
      rmSync(sink.path);
      symlinkSync(FULL_DEVICE, sink.path);
      sink.write(line("second"));
      sink.write(line("third") + line("fourth"));
      expect(shown).toEqual([expect.stringMatching(/^catalogue log lines are dropped .*no space left/)]);
      rmSync(sink.path);
      sink.write(line("fifth"));
      expect(written()).toEqual([
        expect.objectContaining({ level: "warn", service: "catalogue", msg: "log lines lost", lines: 3 }),
        { level: "info", msg: "fifth" },
      ]);
    },
  );

  it("continues after its folder was removed or could not be created at first", () => {
    const { sink, shown, written } = openSink();
    symlinkSync(join(directory, "nowhere", "logs"), join(directory, "logs"));
    sink.write(line("first"));
    rmSync(join(directory, "logs"));
    sink.write(line("second"));
    expect(shown).toHaveLength(1);
    expect(written()).toMatchObject([{ msg: "log lines lost", lines: 1 }, { msg: "second" }]);
  });
});

describe("the terminal", () => {
  it.each([
    ['{"level":"info","msg":"listening","port":1}', undefined],
    [
      '{"level":"error","msg":"import failed","jobId":"a1","err":{"message":"disk full"}}',
      "error import failed (disk full) jobId=a1",
    ],
    ["Error: it is no log line", "Error: it is no log line"],
  ])("of %s shows %s", (text, shown) => {
    expect(loudText(text)).toBe(shown);
  });
});
