import {
  ALL_FIELDS,
  DIALOG_FIELDS,
  EXPORT_COLUMNS,
  type ExportColumn,
  OLDER_EXPORT_COLUMNS,
} from "@meridian/contracts/admin/export-fields";
import type { BusinessFields } from "@meridian/contracts/businesses/business";
import { type FieldName, fieldsOfKind } from "@meridian/contracts/businesses/business-fields";
import { exportCellsOf } from "@meridian/domain/businesses/export-cells";
import { csvLine } from "@meridian/domain/text/csv-cell";
import type { BusinessStore, ExportFilter } from "@meridian/ports/businesses/business-store";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { makeDraft } from "../business-factory.ts";
import { storesPerTest } from "../stores-per-test.ts";
import { deleteBusiness, importDrafts, lockFields, type OpenStores } from "../stores-under-test.ts";

const BUSINESSES = 150;
const FILES: Readonly<Record<string, readonly ExportColumn[]>> = {
  "all fields": ALL_FIELDS.map((field) => [EXPORT_COLUMNS[field]] as const),
  "the dialog's 27": DIALOG_FIELDS.map((field) => [EXPORT_COLUMNS[field]] as const),
  "the older nine": Object.values(OLDER_EXPORT_COLUMNS),
  "one that may be empty": [["description"]],
  "one of several": [["website", "phone", "locatedIn"], ["id"]],
  "no text": [["latitude"], ["verified"], ["updatedAt"]],
};

/** Formulas, delimiters, quotes, line ends, and scripts of two to four bytes per character. */
const oddText = fc
  .array(
    fc.constantFrom(
      ...["=", "+", "-", "@", "＝", "＠", "'", '"', ",", ";", "|", "\t", "\r", "\n", "\u007f", "\u0000", " "],
      ...["1", "+90 212 555 01 01", "ext. 12", "e+18", "a", "Ünlü", "寿司", "𝒜", "{", "[", '{"a":1}'],
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(""));
const text = fc.option(fc.oneof(oddText, fc.string({ unit: "binary", maxLength: 20 })), { nil: undefined });
const coordinate = fc.option(
  fc.oneof(
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.integer({ min: -90, max: 90 }),
    fc.constantFrom(1e-7, -0.00001, 5e-324, 41.015137, 0.1 + 0.2, 52.520006599999995),
  ),
  { nil: undefined },
);
/** Texts that place and identify a business: the draft keeps its own. */
const TIED: ReadonlySet<FieldName> = new Set([
  "city",
  "state",
  "postalCode",
  "country",
  "countryCode",
  "phoneE164",
  "timeZone",
  "placeId",
]);
const fields: fc.Arbitrary<Partial<BusinessFields>> = fc.record({
  ...Object.fromEntries(fieldsOfKind("url", "text").flatMap((name) => (TIED.has(name) ? [] : [[name, text]]))),
  name: fc.oneof(oddText, fc.string({ minLength: 1 })).map((name) => (name.trim() === "" ? "Name" : name)),
  latitude: coordinate,
  longitude: coordinate,
  rating: fc.option(
    fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
    { nil: undefined },
  ),
  reviews: fc.nat(),
  subtypes: fc.array(fc.oneof(oddText, fc.string())),
  verified: fc.boolean(),
  status: fc.constantFrom("operational", "temporarily_closed", "closed"),
});

/** Except for the control character at its end. */
const LIKE_A_PHONE = "+90 212 555 01 01\u007f";

/** The guarantees for CSV exports. */
export function describeExportCsvContract(engine: string, open: OpenStores): void {
  describe(`exports as text on ${engine}`, () => {
    const test = storesPerTest(open);
    beforeEach(async () => {
      const [sample = []] = fc.sample(fc.array(fields, { minLength: BUSINESSES, maxLength: BUSINESSES }), 1);
      const all = sample.map((overrides, index) => (index === 2 ? { ...overrides, name: LIKE_A_PHONE } : overrides));
      await importDrafts(
        test.stores,
        all.map((overrides, index) => makeDraft(`place-${index}`, overrides, index + 2)),
      );
      const [first, second] = await test.stores.businesses.scan("", 2);
      await lockFields(test.stores, first?.id ?? "", ["name", "phone"]);
      await deleteBusiness(test.stores, second?.id ?? "");
    });

    it("have the same lines as rows written one by one, under every filter, down to none", async () => {
      const { businesses } = test.stores;
      for (const [name, columns] of Object.entries(FILES)) {
        const { values, toCells } = exportCellsOf(columns);
        const { rows } = await businesses.exportStep({ filter: {}, values, limit: BUSINESSES });
        const expected = rows.map((row) => csvLine(toCells(row)));
        expect(expected).toHaveLength(BUSINESSES - 1);
        for (const limit of [BUSINESSES, 40]) {
          const { text, rowCount } = await exportAll(businesses, columns, {}, limit);
          expect([name, rowCount, text]).toEqual([name, expected.length, expected.join("")]);
        }
      }
      const columns: ExportColumn[] = [["id"], ["countryCode"]];
      for (const countryCodes of [["US"], ["ZZ"]]) {
        const filter = { countryCodes };
        const { rows } = await businesses.exportStep({ filter, values: ["id", "countryCode"], limit: BUSINESSES });
        const { text, rowCount } = await exportAll(businesses, columns, filter, 40);
        expect([rowCount, text]).toEqual([rows.length, rows.map((row) => csvLine(row)).join("")]);
      }
    });
  });
}

async function exportAll(
  businesses: BusinessStore,
  columns: readonly ExportColumn[],
  filter: ExportFilter,
  limit: number,
): Promise<{ text: string; rowCount: number }> {
  const chunks: Uint8Array[] = [];
  let rowCount = 0;
  for (let after: string | undefined; ; ) {
    const start = after === undefined ? {} : { after };
    const page = await businesses.exportCsv({ filter, columns, limit, ...start });
    chunks.push(page.records);
    rowCount += page.rowCount;
    if (page.next === undefined) return { text: Buffer.concat(chunks).toString(), rowCount };
    after = page.next;
  }
}
