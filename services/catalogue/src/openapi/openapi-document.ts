import { STATUS_CODES } from "node:http";
import { API_TABLES } from "@meridian/contracts/api-tables";
import { absent, type Endpoint } from "@meridian/contracts/endpoint";
import { IMPORT_PROGRESS_PATH } from "@meridian/contracts/imports/import-limits";
import { RESUMABLE_UPLOADS_PATH, TUS_VERSION } from "@meridian/contracts/imports/resumable-upload";
import { problemSchema } from "@meridian/contracts/problem";
import { sessionCookieName } from "@meridian/platform/http/require-session";
import type { z } from "zod";
import packageJson from "../../package.json" with { type: "json" };
import { createJsonSchemas, type JsonSchema, type JsonSchemas } from "./json-schemas.ts";

type Content = Record<string, { schema: JsonSchema }>;

export interface Parameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: JsonSchema;
}

interface Reference {
  $ref: string;
}

interface Answer {
  description: string;
  content?: Content;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, Answer | Reference>;
}

export interface OpenApiDocument {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  /** By path, then by lower-case method. */
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Answer>;
    securitySchemes: Record<string, Record<string, string>>;
  };
}

const JSON_TYPE = "application/json";
const PROBLEM = { $ref: "#/components/responses/Problem" };
const DESCRIPTION = [
  "The directory's public reads need no key. Calls of the admin area need the session cookie that a login sets, and their writes",
  "must come from the site's own origin. A failure is a problem of RFC 9457, whose `code` says what happened.",
  `Uploads in parts follow tus ${TUS_VERSION} at \`${RESUMABLE_UPLOADS_PATH}\`; the websocket \`${IMPORT_PROGRESS_PATH}\` sends the`,
  "progress of imports.",
].join(" ");

/** Describes every endpoint as OpenAPI 3.1. `origin`, such as "https://example.org", is where the calls are served. */
export function createOpenApiDocument(origin: string): OpenApiDocument {
  const schemas = createJsonSchemas();
  const problem = {
    description: "What went wrong",
    content: { "application/problem+json": { schema: schemas.ofOutput(problemSchema) } },
  };
  const paths = pathsOf(schemas);
  const document: OpenApiDocument = {
    openapi: "3.1.1",
    info: {
      title: "Meridian",
      version: packageJson.version,
      description: DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: origin }],
    tags: API_TABLES.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.named(),
      responses: { Problem: problem },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: sessionCookieName(origin.startsWith("https:")) },
      },
    },
  };
  return JSON.parse(JSON.stringify(document).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

function pathsOf(schemas: JsonSchemas): OpenApiDocument["paths"] {
  const paths: OpenApiDocument["paths"] = {};
  const templates = new Map<string, string>();
  for (const { name: tag, endpoints } of API_TABLES) {
    for (const [operationId, endpoint] of Object.entries(endpoints)) {
      // Templates that differ only in parameter names are one path: the first one names them.
      const shape = endpoint.path.replaceAll(/:\w+/g, "{}");
      const template = templates.get(shape) ?? endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
      templates.set(shape, template);
      const operation = describe(operationId, tag, endpoint, schemas);
      renamePathParameters(operation.parameters, template);
      paths[template] = { ...paths[template], [endpoint.method.toLowerCase()]: operation };
    }
  }
  return paths;
}

function renamePathParameters(parameters: readonly Parameter[], template: string): void {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  for (const [index, parameter] of parameters.filter((each) => each.in === "path").entries()) {
    parameter.name = names[index] ?? parameter.name;
  }
}

function describe(operationId: string, tag: string, endpoint: Endpoint, schemas: JsonSchemas): Operation {
  const content = requestContentOf(endpoint, schemas);
  return {
    operationId,
    tags: [tag],
    summary: endpoint.summary,
    security: endpoint.access === "session" ? [{ session: [] }] : [],
    parameters: [...parametersOf("path", endpoint.params, schemas), ...parametersOf("query", endpoint.query, schemas)],
    ...(Object.keys(content).length === 0 ? {} : { requestBody: { required: true, content } }),
    responses: { [endpoint.status]: answerOf(endpoint, schemas), default: PROBLEM },
  };
}

function parametersOf(place: Parameter["in"], schema: z.ZodType, schemas: JsonSchemas): Parameter[] {
  if (schema === absent) return [];
  const { properties = {}, required = [] } = schemas.ofInput(schema);
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: typeof value === "boolean" ? {} : value,
  }));
}

function requestContentOf({ body, uploadFields }: Endpoint, schemas: JsonSchemas): Content {
  const content: Content = {};
  if (body !== absent) content[JSON_TYPE] = { schema: schemas.ofInput(body) };
  if (uploadFields !== undefined) {
    const fields = schemas.ofInput(uploadFields);
    const file = { type: "string", contentMediaType: "application/octet-stream" } as const;
    const properties = { file, ...fields.properties };
    content["multipart/form-data"] = {
      schema: { ...fields, properties, required: ["file", ...(fields.required ?? [])] },
    };
  }
  return content;
}

function answerOf({ status, response, mediaTypes }: Endpoint, schemas: JsonSchemas): Answer {
  const description = STATUS_CODES[status] ?? "";
  if (mediaTypes !== undefined) {
    return { description, content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: {} }])) };
  }
  if (status === 204) return { description };
  return { description, content: { [JSON_TYPE]: { schema: schemas.ofOutput(response) } } };
}
