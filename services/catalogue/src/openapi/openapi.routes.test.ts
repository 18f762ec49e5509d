import { definedEndpoints } from "@meridian/testing/defined-endpoints";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestCatalogue, type TestCatalogue } from "../testing/start-test-catalogue.ts";
import type { OpenApiDocument } from "./openapi-document.ts";

let catalogue: TestCatalogue;
let document: OpenApiDocument;

beforeAll(async () => {
  catalogue = await startTestCatalogue([]);
  const answer = await fetch(`${catalogue.url}/api/openapi.json`);
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(answer.headers.get("cache-control")).toContain("s-maxage=600");
  document = await answer.json();
});
afterAll(() => catalogue.stop());

/** "GET /api/businesses/{}" for every endpoint a contract defines. */
async function definedCalls(): Promise<string[]> {
  const endpoints = await definedEndpoints();
  return endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replaceAll(/:\w+/g, "{}")}`).sort();
}

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, ...operation })),
  );

describe("the description of the API", () => {
  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate({ ...document });
    expect([valid, errors, validator.version]).toEqual([true, undefined, "3.1"]);
  });

  it("has every defined endpoint, and no other", async () => {
    const described = operations().map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, "{}")}`,
    );
    expect(described.sort()).toEqual(await definedCalls());
    expect(described.length).toBeGreaterThan(70);
  });

  it("names each operation once, with the parameters of its path", () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, parameters } of operations()) {
      const own = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => `{${name}}`);
      expect([path, own]).toEqual([path, path.match(/\{\w+\}/g) ?? []]);
    }
  });

  it("states what needs a session, what is a file, and what is sent as a form", () => {
    const { getBusinessCard, deleteBusiness, uploadExcelBatch, countVisit } = Object.fromEntries(
      operations().map((operation) => [operation.operationId, operation]),
    );
    expect(getBusinessCard).toMatchObject({ security: [], responses: { 200: { content: { "text/vcard": {} } } } });
    expect(deleteBusiness).toMatchObject({ security: [{ session: [] }] });
    expect(uploadExcelBatch?.requestBody?.content).toMatchObject({
      "multipart/form-data": { schema: { required: ["file"], properties: { file: {}, batchSize: {} } } },
    });
    expect(countVisit?.responses).toEqual({
      204: { description: "No Content" },
      default: { $ref: "#/components/responses/Problem" },
    });
    expect(document.servers).toEqual([{ url: "https://example.org" }]);
    expect(document.components.securitySchemes).toMatchObject({ session: { name: "__Host-meridian_session" } });
  });
});

describe("the page about it", () => {
  it("shows every operation and links every schema", async () => {
    const answer = await fetch(`${catalogue.url}/api/docs`);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const html = await answer.text();
    for (const { operationId, path } of operations()) {
      expect(html).toContain(`<details id="${operationId}">`);
      expect(html).toContain(`<code>${path}</code>`);
    }
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((id) => !ids.has(id))).toEqual([]);
    expect(html).not.toMatch(/<script|<style|undefined|\[object/);
  });

  it("uses a style sheet of this site", async () => {
    const answer = await fetch(`${catalogue.url}/api/docs.css`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
  });
});
