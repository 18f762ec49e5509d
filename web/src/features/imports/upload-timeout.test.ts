import { expect, it } from "vitest";
import { uploadTimeoutMs } from "./upload-timeout.ts";

const MB = 1024 * 1024;

it.each([
  ["100 MB", 5, 100 * MB],
  ["one byte more than 100 MB", 10, 100 * MB + 1],
  ["150 MB", 10, 150 * MB],
])("an upload of %s may take %i minutes [admin 9.4]", (_size, minutes, size) => {
  expect(uploadTimeoutMs({ size })).toBe(minutes * 60_000);
});
