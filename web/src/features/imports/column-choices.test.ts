import type { ColumnPreview, ImportField } from "@meridian/contracts/imports/import-mapping";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseField, filterColumns, isSameChoices, withChoices } from "./column-choices.ts";

const columnOf = (column: number, recognisedField: ImportField | null): ColumnPreview => ({
  column,
  header: `header ${column}`,
  field: recognisedField,
  recognisedField,
  basis: null,
  confidence: null,
  suggestedField: null,
  isContradicted: false,
  samples: [],
});
const COLUMNS = [columnOf(0, "name"), columnOf(1, "phone"), columnOf(2, null), columnOf(3, "city")];
const fieldsOf = (columns: readonly ColumnPreview[]) => columns.map(({ field }) => field);
const at = (index: number): ColumnPreview => COLUMNS[index] ?? columnOf(index, null);

describe("choosing the field of a column", () => {
  it("gives an unknown column its field", () => {
    const choices = chooseField([], at(2), "website");
    expect(choices).toEqual([{ column: 2, field: "website" }]);
    expect(fieldsOf(withChoices(COLUMNS, choices))).toEqual(["name", "phone", "website", "city"]);
  });

  it("moves the field from the column that had it by its header", () => {
    const choices = chooseField([], at(2), "name");
    expect(fieldsOf(withChoices(COLUMNS, choices))).toEqual([null, "phone", "name", "city"]);
  });

  it("moves the field from another choice, whose column is read by its header again", () => {
    const first = chooseField([], at(1), "website");
    const second = chooseField(first, at(2), "website");
    expect(second).toEqual([{ column: 2, field: "website" }]);
    expect(fieldsOf(withChoices(COLUMNS, second))).toEqual(["name", "phone", "website", "city"]);
  });

  it("leaves a column out, and drops the choice when its header applies again", () => {
    const left = chooseField([], at(3), null);
    expect(left).toEqual([{ column: 3, field: null }]);
    expect(fieldsOf(withChoices(COLUMNS, left))).toEqual(["name", "phone", null, null]);
    expect(chooseField(left, at(3), "city")).toEqual([]);
  });

  it("never assigns a field twice, whatever is chosen in whatever order", () => {
    const fields: (ImportField | null)[] = ["name", "phone", "city", "website", null];
    const pick = fc.tuple(fc.nat({ max: COLUMNS.length - 1 }), fc.constantFrom(...fields));
    fc.assert(
      fc.property(fc.array(pick, { maxLength: 30 }), (picks) => {
        let choices: ReturnType<typeof chooseField> = [];
        for (const [index, field] of picks) choices = chooseField(choices, at(index), field);
        const chosen = choices.flatMap(({ field }) => field ?? []);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(new Set(choices.map(({ column }) => column)).size).toBe(choices.length);
        const given = withChoices(COLUMNS, choices).flatMap(({ field }) => field ?? []);
        expect(new Set(given).size).toBe(given.length);
        const last = picks.at(-1);
        if (last !== undefined) expect(withChoices(COLUMNS, choices)[last[0]]?.field).toBe(last[1]);
      }),
    );
  });

  it("separates mapped from unmapped columns, and compares choices in any order", () => {
    expect(filterColumns(COLUMNS, "mapped")).toHaveLength(3);
    expect(filterColumns(COLUMNS, "unmapped")).toEqual([at(2)]);
    const one = { column: 1, field: "website" } as const;
    const two = { column: 2, field: null } as const;
    expect(isSameChoices([one, two], [two, one])).toBe(true);
    expect(isSameChoices([one], [two])).toBe(false);
  });
});
