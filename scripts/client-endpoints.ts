import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { CLIENT_ENDPOINTS, clientEndpointFiles } from "./checks/client-endpoints.ts";

for (const [file, text] of await clientEndpointFiles()) await writeFile(join(CLIENT_ENDPOINTS, file), text);
