import { basename, join } from "node:path";
import { type DefinedEndpoint, definedEndpoints } from "../../shared/testing/src/defined-endpoints.ts";

export const CLIENT_ENDPOINTS = join(import.meta.dirname, "../../shared/contracts/src/client/endpoints");

const MAX_LINE_LENGTH = 120;

/** The generated client endpoints by file name: one file per contract file that defines endpoints. */
export async function clientEndpointFiles(): Promise<Map<string, string>> {
  const byFile = Object.groupBy(await definedEndpoints(), ({ file }) => file);
  return new Map(
    Object.entries(byFile).map(([file, endpoints = []]) => [
      `${basename(file).replace(/(-api)?\.ts$/, "")}.gen.ts`,
      textOf(file, endpoints),
    ]),
  );
}

function textOf(file: string, endpoints: readonly DefinedEndpoint[]): string {
  const header = `// Made from shared/contracts/src/${file} by: npm run client-endpoints
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
