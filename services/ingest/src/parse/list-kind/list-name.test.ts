import { unpackList } from "@meridian/platform/packed-list";
import type { BusinessDraft } from "@meridian/ports/businesses/business-draft";
import { writeTemporary } from "@meridian/sheet-reader/testing/write-temporary";
import { describe, expect, it } from "vitest";
import { doubtsOfFile } from "../../jobs/doubts.ts";
import { inLanguage } from "../../messages/text.ts";
import { buildBatches } from "../build-batches.ts";
import { type ColumnDecision, NO_DECISION } from "../columns/column-decision.ts";
import { headerSignature } from "../columns/column-map.ts";
import { fileNotes } from "../file-notes.ts";
import { openSheet } from "../open-sheet.ts";
import { listedNamesOf } from "./list-name.ts";

const BRANCHES = "Street,City,State,Zip\n1 High St,Boston,MA,02108\n2 Low St,Boston,MA,02109\n";

interface Reading {
  fileName?: string;
  content?: string;
  decision?: Partial<ColumnDecision>;
}

async function read({ fileName = "list.csv", content = BRANCHES, decision = {} }: Reading) {
  const path = writeTemporary(`file.${fileName.split(".").at(-1)}`, content);
  const sheet = await openSheet(path, { fileName, isSurveyed: true, decision: { ...NO_DECISION, ...decision } });
  const drafts: BusinessDraft[] = [];
  const skipped: string[] = [];
  for await (const batch of buildBatches(sheet, { batchSizeRows: 100, afterRow: 0, listsSkippedRows: true })) {
    drafts.push(...unpackList<BusinessDraft>(batch.drafts));
    skipped.push(...batch.skippedRows.map(({ outcome }) => outcome));
  }
  const found = listedNamesOf(sheet.mapping).map(({ name, basis }) => `${basis}: ${name}`);
  const doubts = sheet.survey === undefined ? [] : doubtsOfFile(sheet.survey, undefined).map(({ code }) => code);
  const notes = fileNotes(fileName, sheet).map((note) => inLanguage("en", note));
  sheet.close();
  return { found, names: drafts.map(({ fields }) => fields.name), drafts, skipped, doubts, notes };
}

const SIMI = { businessName: "Dr. Simi" };
const signature = headerSignature({ headers: ["Street", "City", "State", "Zip"] });

describe("a list without a column of names", () => {
  it.each([
    ["its file's name", { fileName: "walmart_stores.csv" }, "file: Walmart"],
    [
      "the key above it",
      { fileName: "x.json", content: JSON.stringify({ walmart: [{ street: "1 High St", city: "Boston" }] }) },
      "key: Walmart",
    ],
    [
      "its saved mapping",
      { decision: { profiles: [{ signature, columnChoices: [], businessName: "Simi" }] } },
      "profile: Simi",
    ],
    [
      "its file's name rather than the saved mapping of another chain",
      {
        fileName: "walmart_stores.csv",
        decision: { profiles: [{ signature, columnChoices: [], businessName: "Simi" }] },
      },
      "file: Walmart",
    ],
    [
      "its saved mapping, where its file's name says the same in other words",
      {
        fileName: "walmart_stores.csv",
        decision: { profiles: [{ signature, columnChoices: [], businessName: "Walmart Supercenter" }] },
      },
      "profile: Walmart Supercenter",
    ],
  ])("is called after %s, and doubted", async (_, file, found) => {
    const { found: listed, names, doubts, notes } = await read(file);
    expect(listed).toEqual([found]);
    expect(new Set(names)).toEqual(new Set([found.split(": ")[1]]));
    expect(doubts).toContain("names_of_list");
    expect(notes).toContainEqual(expect.stringContaining("No column names these businesses"));
  });

  it("has the name that a person gives it, without doubt, whatever its file is called", async () => {
    const { found, names, doubts } = await read({ fileName: "walmart_stores.csv", decision: SIMI });
    expect([found, names, doubts]).toEqual([["choice: Dr. Simi"], ["Dr. Simi", "Dr. Simi"], []]);
  });

  it("is called after each of its parts, where several name chains", async () => {
    const [one, other] = ["1 High St", "2 Low St"].map((street) => [{ street, city: "Boston" }]);
    const { found, names } = await read({
      fileName: "x.json",
      content: JSON.stringify({ walmart: one, starbucks_stores: other }),
    });
    expect([found, names]).toEqual([
      ["key: Walmart", "key: Starbucks"],
      ["Walmart", "Starbucks"],
    ]);
  });

  it("marks the name as not of the row", async () => {
    const { drafts } = await read({ decision: SIMI });
    expect(drafts.map(({ omits }) => omits)).toEqual([expect.arrayContaining(["name"]), expect.anything()]);
  });

  it.each([
    ["whose file's name tells no chain", { fileName: "store_locations.csv" }],
    ["that says nowhere where anything is", { content: "Code,Amount\nA7,12\nB8,13\n", decision: SIMI }],
  ])("%s is refused, with what would help", async (_, file) => {
    await expect(read(file)).rejects.toMatchObject({ keyed: { key: "no_header" } });
  });

  it("takes no name from the file where a column has names", async () => {
    const named = await read({ fileName: "walmart_stores.csv", content: `Name,${BRANCHES}` });
    expect(named.found).toEqual([]);
  });

  it("rejects its totals and its rows that say nowhere where a business is", async () => {
    const content = `Sales,${BRANCHES.replaceAll("\n", "\n5,").slice(0, -2)}9,,,,\n,Total: 2,,,\n`;
    const { names, skipped } = await read({ content, decision: SIMI });
    expect([names, skipped]).toEqual([
      ["Dr. Simi", "Dr. Simi"],
      ["rejected", "rejected"],
    ]);
  });
});

it("a given name also names the rows that lack one in a column of names", async () => {
  const content = "name,street,city\nMercy,1 High St,Boston\n,2 Low St,Boston\n";
  expect((await read({ content, decision: SIMI })).names).toEqual(["Mercy", "Dr. Simi"]);
});

describe("branches of one name", () => {
  it("are different businesses at different addresses and positions", async () => {
    const atPositions = "Lat,Lon\n52.60,15.90\n52.61,15.91\n52.62,15.92\n";
    expect((await read({ decision: SIMI })).skipped).toEqual([]);
    expect((await read({ content: atPositions, decision: SIMI })).names).toHaveLength(3);
  });

  it("are different businesses at different postal codes, where nothing else tells them apart", async () => {
    const content = `Postcode,County\n${["EC1A 1BB", "SW1A 2AA", "M1 1AE"].join(",\n")},\n`;
    expect((await read({ content, decision: SIMI })).names).toHaveLength(3);
  });

  it("are different businesses by their numbers, in one street", async () => {
    const content = "Store #,Street,City\n17,Mall Rd,Boston\n18,Mall Rd,Boston\n19,Mall Rd,Boston\n";
    const { names, doubts } = await read({ content, decision: SIMI });
    expect([names.length, doubts]).toEqual([3, []]);
  });
});
