import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { listImports } from "@meridian/contracts/imports/ingest-api";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { runCommand } from "../../scripts/checks/run-command.ts";
import { eventually, type HttpClient, logIn } from "./http-client.ts";
import { findOwn, newTag, removeOwn, TEMPLATE_HEADERS, templateRow } from "./own-businesses.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const EXAMPLE = "list-and-import.ts";
const TIMEOUT_MS = 120_000;
const COMPILER_OPTIONS = {
  module: "nodenext",
  target: "es2024",
  lib: ["es2024"],
  types: ["node"],
  strict: true,
  noEmit: true,
  exactOptionalPropertyTypes: true,
};
const tag = newTag();
let admin: HttpClient;
let folder: string;

/** The package as npm publishes it, in a folder with nothing else to import. */
beforeAll(async () => {
  admin = await logIn();
  folder = await mkdtemp(join(tmpdir(), "meridian-client-"));
  await run("npm", ["pack", "--workspace", "@meridian/client", "--pack-destination", folder], ROOT);
  const [archive = ""] = (await readdir(folder)).filter((file) => file.endsWith(".tgz"));
  await run("tar", ["-xzf", archive]);
  await mkdir(join(folder, "node_modules/@meridian"), { recursive: true });
  await mkdir(join(folder, "node_modules/@types"), { recursive: true });
  await symlink(join(folder, "package"), join(folder, "node_modules/@meridian/client"));
  await symlink(join(ROOT, "node_modules/@types/node"), join(folder, "node_modules/@types/node"));
  await cp(join(ROOT, "shared/client/example", EXAMPLE), join(folder, EXAMPLE));
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: [EXAMPLE] }),
  );
}, TIMEOUT_MS);

afterAll(async () => {
  await removeOwn(admin, tag);
  await rm(folder, { recursive: true, force: true });
});

async function run(program: string, args: readonly string[], root = folder, environment = {}): Promise<string> {
  const { code, output } = await runCommand(program, args, {
    root,
    environment,
    timeoutMs: TIMEOUT_MS,
    isShown: false,
  });
  expect(code, output).toBe(0);
  return output;
}

it("the client's example compiles with the shipped types, which need no other package", async () => {
  const tsc = join(ROOT, "node_modules/.bin/tsc");
  await run(tsc, ["-p", folder]);
  for (const file of await readdir(join(folder, "package/dist/client"), { recursive: true })) {
    if (!/\.[jt]s$/.test(file)) continue;
    const text = await readFile(join(folder, "package/dist/client", file), "utf8");
    expect(text, file).not.toMatch(/["'](?:zod|[^"']*contracts\/[^"']*)["']/);
  }
});

it("the client's example lists businesses and starts an import on a running site", async () => {
  const { url, username, password } = inject("site");
  const sheet = `${tag}.csv`;
  await writeFile(join(folder, sheet), `${TEMPLATE_HEADERS}\n${templateRow(`${tag} 01`, 1)}\n`);
  const environment = { MERIDIAN_URL: url, MERIDIAN_USERNAME: username, MERIDIAN_PASSWORD: password };
  const output = await run(process.execPath, [EXAMPLE, sheet], folder, environment);
  expect(output).toMatch(/^\d+ businesses\n(?:.+, .+\n){20}/);
  expect(output).toContain(`${sheet} has 10 columns\n`);
  const [, id] = /^import (\S+) is \w+$/m.exec(output) ?? [];
  expect((await admin.read(listImports)).map((job) => job.id)).toContain(id);
  await eventually(async () => expect(await findOwn(admin, tag)).toHaveLength(1));
});
