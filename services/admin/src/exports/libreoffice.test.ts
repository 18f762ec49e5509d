import { execFile, execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { unguardCell } from "@meridian/domain/text/csv-cell";
import { makeTemporaryFolder } from "@meridian/platform/testing/make-temporary-folder";
import { seedBusinesses } from "@meridian/testing/seed-businesses";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { startTestAdmin } from "../testing/start-test-admin.ts";

const FIELDS = ["name", "full_address", "phone", "postal_code", "rating", "verified", "working_hours"];
/** Import options: comma, quotes, UTF-8, from the first line; the last part reads every column as text. */
const FILTER = "Text - txt - csv (StarCalc):44,34,76,1";
const AS_TEXT = FIELDS.map((_, index) => `${index + 1}/2`).join("/");

it.skipIf(!isInstalled())(
  "an export opens in LibreOffice with every cell as it was (skipped where LibreOffice is not installed)",
  { timeout: 120_000 },
  async () => {
    const admin = await startTestAdmin();
    const folder = makeTemporaryFolder();
    try {
      await seedBusinesses(admin.engines, [
        { name: "=1+1", phone: "+90 212 555 01 01", postalCode: "01234", workingHours: '{"Monday": "9AM-5PM"}' },
        { name: 'Say "hi", ş 🍕', fullAddress: "one\ntwo; three | four" },
        { name: "مطعم الشام", phone: "-12", postalCode: "1e5", rating: 4.5 },
      ]);
      const query = new URLSearchParams({ fields: FIELDS.join(",") });
      const cookie = await admin.openSession();
      const answer = await fetch(`${admin.url}/api/admin/export-csv?${query}`, { headers: { cookie } });
      const exported = await answer.text();
      await writeFile(join(folder, "export.csv"), exported);
      await promisify(execFile)("soffice", [
        `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`,
        "--headless",
        `--infilter=${FILTER},${AS_TEXT}`,
        ...["--convert-to", `csv:${FILTER}`, "--outdir", join(folder, "opened"), join(folder, "export.csv")],
      ]);
      const opened = await readFile(join(folder, "opened", "export.csv"), "utf8");
      expect(cellsOf(opened)).toEqual(cellsOf(exported));
    } finally {
      await admin.stop();
    }
  },
);

function cellsOf(csv: string): string[][] {
  const records: string[][] = parse(csv, { bom: true });
  return records.map((record) => record.map(unguardCell));
}

function isInstalled(): boolean {
  try {
    execFileSync("soffice", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
