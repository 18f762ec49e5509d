import { MAX_UPLOAD_BYTES } from "@meridian/shared/contracts/import-limits";
import { expect } from "@playwright/test";
import { isExcelFile } from "../../src/features/imports/single-upload.ts";
import { sortFiles } from "../../src/features/imports/upload-queue.ts";
import { adminRows } from "./admin-site.ts";

const login = adminRows(5, "Login");
const single = adminRows(5, "Single-file upload");
const several = adminRows(5, "Multi-file upload");

const fileOf = (name: string, size: number): File => {
  const file = new File([], name);
  Object.defineProperty(file, "size", { value: size });
  return file;
};

export const validationRows = [
  login.journey(
    "name and password are required",
    "admin-specification/screens-access.ts",
    "name and password are required; the button rests while either is empty",
  ),
  login.http("the server refuses a login without either", async ({ visitor }) => {
    for (const data of [{ username: "someone" }, { password: "something" }, { username: "", password: "" }]) {
      expect((await visitor.post("/api/admin/login", { data })).status()).toBe(400);
    }
  }),
  single.code("an Excel media type is taken whatever the name", () => {
    expect(isExcelFile({ name: "list", type: "application/vnd.ms-excel" })).toBe(true);
    expect(isExcelFile({ name: "LIST.XLS", type: "" })).toBe(true);
    expect(isExcelFile({ name: "list.csv", type: "text/csv" })).toBe(false);
  }),
  several.code("a file over 150 MB is left out with its name; the others stay", () => {
    const { accepted, refusals } = sortFiles([
      fileOf("a.csv", MAX_UPLOAD_BYTES),
      fileOf("b.XLSX", MAX_UPLOAD_BYTES + 1),
      fileOf("c.xls", 1),
    ]);
    expect(MAX_UPLOAD_BYTES).toBe(150 * 1024 * 1024);
    expect(accepted.map(({ name }) => name)).toEqual(["a.csv", "c.xls"]);
    expect(refusals).toEqual([{ title: "Dosya çok büyük", text: "b.XLSX - Maksimum dosya boyutu 150MB'dır" }]);
  }),
  adminRows(5, "Script tags").journey(
    "a warning only",
    "admin-specification/screens-settings.ts",
    "a script tag in the head or the footer is warned of and saved all the same",
  ),
];
