import { join } from "node:path";
import { Generator, getConfig } from "@tanstack/router-generator";
import { writeClientEndpoints } from "./client-endpoints.ts";

const WEB = join(import.meta.dirname, "..");

/** Writes the code that git leaves out: the client's endpoints and the tree of the routes. */
export async function generateCode(): Promise<void> {
  await writeClientEndpoints();
  await new Generator({ config: getConfig({}, WEB), root: WEB }).run();
}
