import { expect, it } from "vitest";
import { cleanFileName } from "./clean-file-name.ts";

it.each([
  ["İşletmeler 2026.xlsx", "İşletmeler 2026.xlsx"],
  ["C:\\Users\\ada\\list.csv", "list.csv"],
  ["../../etc/passwd", "passwd"],
  ["line\r\nbreak\u0000.csv", "linebreak.csv"],
  ["in\u202Evsc.xlsx", "invsc.xlsx"],
  ["", "dosya"],
  ["   ", "dosya"],
])("%j is shown as %j", (name, shown) => {
  expect(cleanFileName(name)).toBe(shown);
});

it("a name of any length is shown with 200 characters at most", () => {
  expect(cleanFileName("x".repeat(5000))).toHaveLength(200);
});
