import { z } from "zod";
import { gatewayConfigSchema } from "../../gateway/src/config.ts";
import { adminConfigSchema } from "../../services/admin/src/config.ts";
import { catalogueConfigSchema } from "../../services/catalogue/src/config.ts";
import { ingestConfigSchema } from "../../services/ingest/src/config.ts";
import { webConfigSchema } from "../../web/server/config.ts";
import { startConfigSchema } from "../supervisor/start-config.ts";

const SCHEMAS: Readonly<Record<string, z.ZodObject>> = {
  start: startConfigSchema,
  gateway: gatewayConfigSchema,
  web: webConfigSchema,
  catalogue: catalogueConfigSchema,
  admin: adminConfigSchema,
  ingest: ingestConfigSchema,
};

const PROCESSES = Object.keys(SCHEMAS).filter((name) => name !== "start");

/** One setting as described by every process that reads it. */
export interface Setting {
  name: string;
  description: string;
  /** Undefined if "unset" has its own meaning, which the description explains. */
  defaultValue: string | undefined;
  readBy: readonly string[];
}

const propertySchema = z.object({
  description: z.string().optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
});

/** Every setting of every process, in the order of first mention. */
export function listSettings(): Setting[] {
  const settings = new Map<string, Setting>();
  for (const [process, schema] of Object.entries(SCHEMAS)) {
    const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    for (const [name, property] of Object.entries(properties)) {
      const { description = "", default: value } = propertySchema.parse(property);
      const known = settings.get(name);
      settings.set(name, {
        name,
        description: known?.description || description,
        defaultValue: known?.defaultValue ?? (value === undefined ? undefined : String(value)),
        readBy: [...(known?.readBy ?? []), process],
      });
    }
  }
  return [...settings.values()];
}

const HEADER = `# Settings of Meridian, read from the environment or from a file named .env beside this one.
# All have a default that works: set what shall differ.
# A value may also come from a file: ADMIN_PASSWORD_FILE=/run/secrets/admin_password.
# Made from the configuration schemas by: npm run env-example
`;

/** The text of .env.example. */
export function envExampleText(): string {
  const blocks = listSettings().map(({ name, description, defaultValue, readBy }) => {
    const readers = PROCESSES.every((process) => readBy.includes(process)) ? "every process" : readBy.join(", ");
    return `# ${description}\n# Read by: ${readers}\n# ${name}=${defaultValue ?? ""}\n`;
  });
  return [HEADER, ...blocks].join("\n");
}
