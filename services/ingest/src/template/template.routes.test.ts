import { TEMPLATE_COLUMNS } from "@meridian/contracts/imports/import-fields";
import { importPreviewSchema } from "@meridian/contracts/imports/import-preview";
import { afterAll, expect, it } from "vitest";
import { startTestIngest } from "../testing/start-test-ingest.ts";

const ingest = await startTestIngest();
afterAll(() => ingest.stop());

it.each(["xlsx", "csv"])(
  "the template as .%s has only recognised columns, and its example row imports completely",
  async (extension) => {
    const headers = { cookie: ingest.cookie };
    const answer = await fetch(`${ingest.url}/api/admin/template.${extension}`, { headers });
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename=isletme_sablonu.${extension}`);
    const body = new FormData();
    body.append("file", await answer.blob(), `filled.${extension}`);
    const init = { method: "POST", headers, body };
    const preview = await fetch(`${ingest.url}/api/admin/imports/preview`, init);
    const shown = importPreviewSchema.parse(await preview.json());
    expect(shown.kind).toBe(extension);
    expect(shown.columnExtraction).toMatchObject({ extractedCount: TEMPLATE_COLUMNS.length, missing: [], unknown: [] });
    expect(shown.columns.map(({ header }) => header)).toEqual(TEMPLATE_COLUMNS.map(({ header }) => header));
    expect(shown.rows).toHaveLength(1);
    expect(shown.rows[0]?.issues).toEqual([]);
    expect(shown.rows[0]?.fields).toMatchObject({
      name: "Örnek Kafe",
      countryCode: "TR",
      phoneE164: "+902125550101",
      verified: "true",
    });
  },
);
