import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../checks/run-command.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const TIMEOUT_MS = 120_000;
/** The contracts, and the browser code typed by them. */
const SOURCES = ["tsconfig.base.json", "shared/contracts/src", "shared/domain/src", "web/src"];
const CONFIG = {
  extends: "./tsconfig.base.json",
  compilerOptions: {
    module: "esnext",
    moduleResolution: "bundler",
    types: ["node", "vite/client"],
    paths: {
      "@meridian/contracts/*": ["./shared/contracts/src/*.ts"],
      "@meridian/domain/*": ["./shared/domain/src/*.ts"],
    },
  },
};

interface Rename {
  of: string;
  file: string;
  from: string;
  to: string;
  /** The files that use it. */
  users: readonly string[];
}

const RENAMES: readonly Rename[] = [
  {
    of: "a path parameter",
    file: "places/places-api.ts",
    from: "citySlug: z",
    to: "cityName: z",
    users: ["web/src/features/cities/api/get-cities.ts"],
  },
  {
    of: "a filter",
    file: "places/places-api.ts",
    from: "letter: z",
    to: "initial: z",
    users: ["web/src/features/categories/api/get-categories.ts", "web/src/features/cities/api/get-cities.ts"],
  },
  {
    of: "a filter that only the list's own parameters name",
    file: "businesses/admin-businesses.ts",
    from: "importId: filterText",
    to: "jobId: filterText",
    users: ["web/src/features/admin-businesses/list-params.ts"],
  },
  {
    of: "a field that is sent",
    file: "admin/cleanup.ts",
    from: "confirmation: z",
    to: "word: z",
    users: ["web/src/features/cleanup/api/cleanup.ts"],
  },
  {
    of: "a field of a form",
    file: "imports/ingest-api.ts",
    from: "totalFiles: ",
    to: "fileCount: ",
    users: ["web/src/features/imports/api/upload-file.ts"],
  },
  {
    of: "a field of an answer",
    file: "admin/audit.ts",
    from: "nextAfter: z",
    to: "next: z",
    users: ["web/src/features/audit/api/get-audit.ts"],
  },
];

let copy: string;
let report: string;

/** All renames at once, so that the compiler runs a single time, over the users only. */
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "meridian-renames-"));
  for (const source of SOURCES) await cp(join(ROOT, source), join(copy, source), { recursive: true });
  await symlink(join(ROOT, "node_modules"), join(copy, "node_modules"));
  await writeFile(
    join(copy, "tsconfig.json"),
    JSON.stringify({ ...CONFIG, files: RENAMES.flatMap(({ users }) => users) }),
  );
  for (const { file, from, to } of RENAMES) {
    const path = join(copy, "shared/contracts/src", file);
    const text = await readFile(path, "utf8");
    const renamed = text.replace(from, to);
    expect(renamed, `${from} in ${file}`).not.toBe(text);
    await writeFile(path, renamed);
  }
  const command = { root: copy, timeoutMs: TIMEOUT_MS, isShown: false };
  ({ output: report } = await runCommand("tsc", ["--noEmit", "--pretty", "false"], command));
}, TIMEOUT_MS);

afterAll(() => rm(copy, { recursive: true, force: true }));

it.each(RENAMES)("renaming $of in $file fails the type check where it is used", ({ from, users }) => {
  const [oldName = ""] = from.split(": ");
  const faults = report.split(/\n(?=\S)/).filter((fault) => fault.includes(oldName));
  const failing = new Set(faults.map((fault) => fault.split("(", 1)[0]));
  expect([...failing].sort(), report).toEqual([...users].sort());
});
