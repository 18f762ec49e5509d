import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, it } from "vitest";
import { openTransfer } from "../../shared/engines/src/open-transfer.ts";
import { makeTemporaryFolder } from "../../shared/platform/src/testing/make-temporary-folder.ts";
import { makeDraft } from "../../shared/testing/src/business-factory.ts";
import { startImport } from "../../shared/testing/src/stores-under-test.ts";
import { lockDataDir } from "../supervisor/data-dir-lock.ts";
import { StartError } from "../supervisor/start-error.ts";
import { parseMoveCommand } from "./move-command.ts";
import { beginMove, requireMovable } from "./move-ends.ts";
import { startMove } from "./move-process.ts";

const NOWHERE = {
  MONGODB_URL: "mongodb://admin:secret@127.0.0.1:1/meridian?serverSelectionTimeoutMS=300",
  MEILI_URL: "http://127.0.0.1:1",
  REDIS_URL: "redis://127.0.0.1:1",
};

let folder: string;
beforeEach(() => {
  folder = makeTemporaryFolder();
});

async function makeDirectory(): Promise<void> {
  await (await openTransfer({ DATA_DIR: folder })).close();
}

describe("the command", () => {
  it.each([[], ["--to", "mars"], ["--to", "cluster", "--fast"]])("%j prints its usage", (...args) => {
    expect(() => parseMoveCommand(args.flat(), NOWHERE, folder)).toThrow(
      /Usage: node scripts\/migrate-engine\.ts --to/,
    );
  });

  it("requires the cluster's addresses, and the folder to move", () => {
    expect(() => parseMoveCommand(["--to", "cluster"], {}, folder)).toThrow(/set MONGODB_URL, MEILI_URL/);
    expect(() => parseMoveCommand(["--to", "cluster", "--data-dir", folder], NOWHERE, folder)).toThrow(
      `There is no directory in ${folder}`,
    );
  });

  it("names a cluster without its password", async () => {
    const { sourceName, targetName } = parseMoveCommand(["--to", "embedded", "--data-dir", folder], NOWHERE, folder);
    expect([sourceName, targetName]).toEqual(["mongodb://127.0.0.1:1/meridian", folder]);
  });

  it("fails with one message if an engine refuses it", async () => {
    await makeDirectory();
    const redis = createServer((socket) =>
      socket.on("data", () => socket.write("-NOAUTH Authentication required.\r\n")),
    );
    await once(redis.listen(0, "127.0.0.1"), "listening");
    const address = redis.address();
    const port = address === null || typeof address === "string" ? 0 : address.port;
    const environment = { ...NOWHERE, REDIS_URL: `redis://:secret@127.0.0.1:${port}` };
    const { code, output } = await startMove(["--to", "cluster", "--data-dir", folder], environment).ended;
    redis.close();
    expect(code).toBe(1);
    expect(output).toContain(`Redis at 127.0.0.1:${port} cannot be used: it refused to let us in`);
    expect(output).not.toMatch(/secret|\n {4}at /);
  });

  it("fails with one message if the site runs on the folder", async () => {
    await makeDirectory();
    const unlock = lockDataDir(folder);
    const { code, output } = await startMove(["--to", "cluster", "--data-dir", folder], NOWHERE).ended;
    unlock();
    expect(code).toBe(1);
    expect(output).toMatch(/Meridian already runs on/);
  });

  it("rejects a folder of a newer program", async () => {
    await makeDirectory();
    const db = new DatabaseSync(join(folder, "directory.db"));
    db.exec("PRAGMA user_version = 99");
    db.close();
    const { code, output } = await startMove(["--to", "cluster", "--data-dir", folder], NOWHERE).ended;
    expect(code).toBe(1);
    expect(output).toMatch(/schema version 99.*start the newer program/);
  });
});

describe("a target", () => {
  it("that holds anything but an administrator is rejected", async () => {
    const target = await openTransfer({ DATA_DIR: folder });
    await target.engines.credentials.putFirst({ username: "admin", passwordHash: "h" });
    expect(await beginMove(target, "/elsewhere")).toMatchObject({ source: "/elsewhere", done: [] });
    await target.transfer.unfinishedMove.clear();
    const running = await startImport(target.engines);
    await running.write([makeDraft("cafe")]);
    await expect(beginMove(target, "/elsewhere")).rejects.toThrow(
      /The target is not empty: it has businesses, imports\./,
    );
    await target.close();
  });

  it("with half of another move is rejected; with half of the same move it resumes", async () => {
    const target = await openTransfer({ DATA_DIR: folder });
    const begun = await beginMove(target, "/elsewhere");
    await target.transfer.unfinishedMove.put({ ...begun, done: ["businesses"], after: "place:1" });
    expect(await beginMove(target, "/elsewhere")).toEqual({ ...begun, done: ["businesses"], after: "place:1" });
    await expect(beginMove(target, "/other")).rejects.toThrow(/half of another move, from \/elsewhere/);
    await target.close();
  });
});

describe("a source", () => {
  it("that is itself half moved is not moved", async () => {
    const source = await openTransfer({ DATA_DIR: folder });
    await beginMove(source, "/elsewhere");
    await expect(requireMovable(source)).rejects.toThrow(/A move from \/elsewhere .* did not finish/);
    await source.close();
  });

  it("with a running import is not moved; one with a waiting import is", async () => {
    const source = await openTransfer({ DATA_DIR: folder });
    const running = await startImport(source.engines);
    await running.write([makeDraft("cafe")]);
    await expect(requireMovable(source)).rejects.toThrow(StartError);
    await expect(requireMovable(source)).rejects.toThrow(/The import of places\.csv is running/);
    await source.engines.importJobs.release(running.lease);
    await requireMovable(source);
    await source.close();
  });
});
