import { parse } from "csv-parse/sync";
import { expect } from "vitest";
import type { LoggedInAdmin } from "./admin-per-test.ts";
import type { TestAdmin } from "./start-test-admin.ts";

/** Requests the dialog's export. */
export function getExport({ get }: Pick<LoggedInAdmin, "get">, query: Record<string, string>): Promise<Response> {
  return get(`/api/admin/export-csv?${new URLSearchParams(query)}`);
}

export async function recordsOf(answer: Response): Promise<string[][]> {
  expect(answer.status).toBe(200);
  return parse(await answer.text(), { bom: true, relax_quotes: false });
}

/** The audit log's entries about exports, oldest first. */
export async function auditedExports({ engines }: Pick<TestAdmin, "engines">) {
  return (await engines.auditLog.page({ limit: 50 })).filter(({ action }) => action.startsWith("export.")).reverse();
}
