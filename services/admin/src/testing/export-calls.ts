import { parse } from "csv-parse/sync";
import { expect } from "vitest";
import type { TestAdmin } from "./start-test-admin.ts";

/** Requests the dialog's export; without headers, as a visitor. */
export function getExport(
  { url }: Pick<TestAdmin, "url">,
  query: Record<string, string>,
  headers: Record<string, string>,
): Promise<Response> {
  return fetch(`${url}/api/admin/export-csv?${new URLSearchParams(query)}`, { headers });
}

/** Requests the older export. */
export function postExport(
  { url }: Pick<TestAdmin, "url">,
  body: unknown,
  headers: Record<string, string>,
): Promise<Response> {
  const init = { method: "POST", headers: { "content-type": "application/json", ...headers } };
  return fetch(`${url}/api/export-csv`, { ...init, body: JSON.stringify(body) });
}

export async function recordsOf(answer: Response): Promise<string[][]> {
  expect(answer.status).toBe(200);
  return parse(await answer.text(), { bom: true, relax_quotes: false });
}

/** The audit log's entries about exports, oldest first. */
export async function auditedExports({ engines }: Pick<TestAdmin, "engines">) {
  return (await engines.auditLog.list(50)).filter(({ action }) => action.startsWith("export.")).reverse();
}
