import { damaged, type ZipPackage } from "../formats/zip-package.ts";
import { text } from "../messages/text.ts";
import { parseXml } from "../xml/xml-events.ts";
import { type Relationship, readRelationships } from "./xlsx-relationships.ts";

export interface SheetPart {
  name: string;
  part: string;
}

export interface WorkbookParts {
  /** Sheets with cells, visible ones first, each group in workbook order. */
  sheets: readonly SheetPart[];
  /** Days count from 1904 instead of 1900. */
  isDate1904: boolean;
  sharedStringsPart?: string;
  stylesPart?: string;
}

interface ListedSheet {
  name: string;
  relationshipId: string;
  isVisible: boolean;
}

/** Finds a workbook's parts by its relationships only: part names mean nothing in this format. */
export async function readWorkbookParts(zip: ZipPackage): Promise<WorkbookParts> {
  const main = (await readRelationships(zip, "")).find(({ kind }) => kind === "officeDocument");
  const workbookPart = main?.target ?? "xl/workbook.xml";
  if (!zip.has(workbookPart)) throw damaged(text("workbook_missing"));
  const { listed, isDate1904 } = await readWorkbook(zip, workbookPart);
  const relationships = await readRelationships(zip, workbookPart);
  const sheets = findSheets(listed, relationships, zip);
  const sharedStringsPart = findPart(relationships, "sharedStrings", zip);
  const stylesPart = findPart(relationships, "styles", zip);
  return {
    sheets,
    isDate1904,
    ...(sharedStringsPart === undefined ? {} : { sharedStringsPart }),
    ...(stylesPart === undefined ? {} : { stylesPart }),
  };
}

async function readWorkbook(zip: ZipPackage, part: string): Promise<{ listed: ListedSheet[]; isDate1904: boolean }> {
  const listed: ListedSheet[] = [];
  let isDate1904 = false;
  const parsing = parseXml(zip.read(part), part, {
    open: (element, attributes) => {
      if (element === "workbookPr") {
        const value = attributes.get("date1904");
        isDate1904 = value === "1" || value === "true";
      } else if (element === "sheet") {
        const relationshipId = attributes.getLocal("id");
        if (relationshipId === undefined) return;
        const isVisible = (attributes.get("state") ?? "visible") === "visible";
        listed.push({ name: attributes.get("name") ?? `Sheet ${listed.length + 1}`, relationshipId, isVisible });
      }
    },
  });
  for await (const _ of parsing);
  return { listed, isDate1904 };
}

function findSheets(
  listed: readonly ListedSheet[],
  relationships: readonly Relationship[],
  zip: ZipPackage,
): SheetPart[] {
  const worksheets = new Map(
    relationships.filter(({ kind }) => kind === "worksheet").map(({ id, target }) => [id, target]),
  );
  const sheets: SheetPart[] = [];
  for (const isVisible of [true, false]) {
    for (const sheet of listed) {
      const part = worksheets.get(sheet.relationshipId);
      if (sheet.isVisible !== isVisible || part === undefined) continue;
      if (!zip.has(part)) throw damaged(text("sheet_missing", { sheet: sheet.name }));
      sheets.push({ name: sheet.name, part });
    }
  }
  return sheets;
}

function findPart(relationships: readonly Relationship[], kind: string, zip: ZipPackage): string | undefined {
  const target = relationships.find((relationship) => relationship.kind === kind)?.target;
  return target !== undefined && zip.has(target) ? target : undefined;
}
