import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type DefinedEndpoint, definedEndpoints } from "@meridian/testing/defined-endpoints";

const FOLDER = join(import.meta.dirname, "../../shared/contracts/src/client/endpoints");

const MAX_LINE_LENGTH = 120;

/** Writes one file per contract file that defines endpoints, and leaves those that are up to date as they are. */
export async function writeClientEndpoints(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const outdated = new Set(await readdir(FOLDER));
  const byFile = Object.groupBy(await definedEndpoints(), ({ file }) => file);
  for (const [file, endpoints = []] of Object.entries(byFile)) {
    const name = `${basename(file).replace(/(-api)?\.ts$/, "")}.gen.ts`;
    const text = textOf(file, endpoints);
    const isCurrent = outdated.delete(name) && (await readFile(join(FOLDER, name), "utf8")) === text;
    if (!isCurrent) await writeFile(join(FOLDER, name), text);
  }
  for (const name of outdated) await rm(join(FOLDER, name));
}

function textOf(file: string, endpoints: readonly DefinedEndpoint[]): string {
  const header = `// Made from shared/contracts/src/${file} by: npm run generate
import type * as contract from "../../${file}";
import { endpoint } from "../endpoint.ts";
`;
  const inOrder = endpoints.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const lines = inOrder.map(({ name, endpoint: { method, path, summary } }) => {
    const left = `export const ${name} =`;
    const right = `/* @__PURE__ */ endpoint<typeof contract.${name}>("${method}", "${path}");`;
    const space = left.length + right.length < MAX_LINE_LENGTH ? " " : "\n  ";
    return `\n/** ${summary} */\n${left}${space}${right}\n`;
  });
  return header + lines.join("");
}
